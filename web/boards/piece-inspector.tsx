import type { Id, Piece } from '#domain/boards/board.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import type { Product } from '#contract/products.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { GONE, sizeOf, UNOFFERED } from './board-products.ts'
import type { PlanActs } from './plan-acts.ts'
import type { Plan } from './plan-store.ts'
import { MeasureField, TurnField } from './measure-field.tsx'
import { cornerOf, lengthWords } from './plan-words.ts'
import { RoomSelect } from './room-select.tsx'

type PieceInspectorProps = {
  id: Id
  piece: Piece
  /** None where it is no longer sold. */
  product: Product | undefined
  plan: Plan
  acts: PlanActs
  unit: LengthUnit
}

/** Every measure of the selected piece as a field, and its acts as buttons; under 900 px a sheet at the foot. */
export function PieceInspector({ id, piece, product, plan, acts, unit }: PieceInspectorProps) {
  const corner = cornerOf(plan.state.get().board, piece)
  const size = product && sizeOf(product)
  const variants = product?.variants ?? []
  const keys = allVariantKeys(variants)
  const finishes = keys.map((key) => ({ value: key, label: finishOfKey(variants, key) }))
  const isOffered = !product || keys.includes(piece.key)
  const moved = (axis: 'x' | 'y') => (mm: number) => acts.moveTo(id, { [axis]: corner[axis] + mm })
  return (
    <section aria-labelledby="piece-title" className="board-inspector grid gap-3">
      <div className="flex items-start gap-2">
        <div className="grow">
          <h2 id="piece-title" className="title-piece">
            {product?.name ?? GONE}
          </h2>
          {size && (
            <p className="text-sm text-muted tabular-nums">
              {[size.w, size.d, size.h].map((mm) => lengthWords(mm, unit)).join(' × ')}
            </p>
          )}
        </div>
        <IconButton icon="close" label="Close" onClick={() => plan.select(null)} className="-my-1.5" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" onClick={() => acts.turnBy(id, 90)}>
          Turn 90°
        </Button>
        <Button variant="secondary" size="compact" onClick={() => acts.toWall(id)}>
          Back to wall
        </Button>
        <Button variant="secondary" size="compact" onClick={() => acts.double(id)}>
          Double
        </Button>
        <Button variant="quiet" size="compact" icon="trash" onClick={() => acts.remove(id)}>
          Take away
        </Button>
      </div>
      <div className="grid grid-cols-3 gap-3">
        <MeasureField label="From left" mm={piece.x - corner.x} unit={unit} onSet={moved('x')} />
        <MeasureField label="From top" mm={piece.y - corner.y} unit={unit} onSet={moved('y')} />
        <TurnField turn={piece.turn} onSet={(turn) => acts.moveTo(id, { turn })} />
      </div>
      <RoomSelect
        board={plan.state.get().board}
        at={piece}
        onRoom={({ outline }) => acts.toRoom(id, outline)}
      />
      {(keys.length > 1 || !isOffered) && (
        <Select
          label="Finish"
          choices={isOffered ? finishes : [{ value: piece.key, label: UNOFFERED }, ...finishes]}
          value={piece.key}
          onChange={({ target }) => acts.finish(id, target.value, finishOfKey(variants, target.value))}
        />
      )}
    </section>
  )
}
