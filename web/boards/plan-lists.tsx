import type { ReactNode } from 'react'
import type { Board, Id } from '#domain/boards/board.ts'
import type { Note, Products } from '#domain/boards/note.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import type { Product } from '#contract/products.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { GONE, UNOFFERED, type BoardProducts } from './board-products.ts'
import { lengthWords, noteWords, remarkWords } from './plan-words.ts'

type NoteListProps = {
  notes: readonly Note[]
  nameOf: (id: Id) => string
  unit: LengthUnit
  onShow: (id: Id) => void
}

/** What is worth a second look, red ones first, each with the way to it. */
export function NoteList({ notes, nameOf, unit, onShow }: NoteListProps) {
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="title-piece">
        Checks
      </h2>
      {notes.length === 0 ? (
        <p className="mt-2 flex items-start gap-2 text-sm">
          <Icon name="check" className="text-leaf" /> Everything has the room it needs.
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {notes.map((note) => (
            <li
              key={`${note.kind} ${note.pieces.join()} ${note.at.x}`}
              className="flex items-start gap-2 py-2 text-sm"
            >
              <Icon
                name={note.level === 'red' ? 'alert' : 'info'}
                className={note.level === 'red' ? 'text-red' : 'text-muted'}
              />
              <p className="grow">
                {note.level === 'red' && <span className="sr-only">Too tight: </span>}
                {noteWords(note, nameOf, unit)}
              </p>
              {note.pieces[0] !== undefined && (
                <button
                  type="button"
                  onClick={() => onShow(note.pieces[0]!)}
                  className="text-link target-44 shrink-0"
                >
                  Show me
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PieceListProps = {
  board: Board
  products: BoardProducts
  /** Of what has come; of what is no longer sold, a box. */
  shapes: Products
  unit: LengthUnit
  selected?: Id | null
  /** How many open comments there are on a piece. */
  remarks?: ReadonlyMap<Id, number>
  onSelect?: (id: Id) => void
  /** Under each piece. */
  renderActs?: ((id: Id, products: BoardProducts) => ReactNode) | undefined
}

/** What stands in the room, by the numbers on the plan, with finish and measures. */
export function PieceList(props: PieceListProps) {
  const { board, products, shapes, unit, selected, remarks, onSelect, renderActs } = props
  const pieces = Object.entries(board.pieces)
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="title-piece">
        {pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`}
      </h2>
      {pieces.length === 0 && (
        <p className="mt-2 text-sm text-muted">Place the first one from the collection.</p>
      )}
      <ol className="mt-1 divide-y divide-line">
        {pieces.map(([id, piece], at) => {
          const product = products.get(piece.product)
          const size = product && shapes.get(piece.product)?.size
          const facts = [
            product && finishWords(product.variants, piece.key),
            size && `${lengthWords(size.w, unit)} × ${lengthWords(size.d, unit)}`,
            remarkWords(remarks?.get(id)),
          ]
          const words = (
            <>
              <span className="w-5 shrink-0 text-muted tabular-nums">{at + 1}</span>
              <span className="grow">
                <span className="block font-medium">
                  {product?.name ?? (shapes.has(piece.product) ? GONE : 'Loading...')}
                </span>
                <span className="block text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
              </span>
            </>
          )
          const look = 'flex w-full items-start gap-2 rounded-control px-1 py-2 text-left text-sm'
          return (
            <li key={id}>
              {onSelect ? (
                <button
                  type="button"
                  aria-pressed={selected === id}
                  onClick={() => onSelect(id)}
                  className={classes(look, 'hover:bg-sand aria-pressed:bg-lagoon-soft')}
                >
                  {words}
                </button>
              ) : (
                <p className={look}>{words}</p>
              )}
              {renderActs?.(id, products)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function finishWords(variants: Product['variants'], key: string): string {
  return allVariantKeys(variants).includes(key) ? finishOfKey(variants, key) : UNOFFERED
}
