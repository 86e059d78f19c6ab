import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { Thumbnail } from '../../thumbnail.tsx'
import type { DraftPiece } from './package-draft.ts'

type PieceRowProps = {
  /** Of its fields, by which errors find them. */
  name: string
  piece: DraftPiece
  error: (field: string) => string | undefined
  onChange: (piece: DraftPiece) => void
  onRemove: () => void
}

/** One kind of thing in a room: what it is, in which choice, and how many. */
export function PieceRow({ name, piece, error, onChange, onRemove }: PieceRowProps) {
  const called = piece.name.trim() || 'new piece'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-x-2 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_6rem_2.75rem]">
      {piece.product === null ? (
        <PlainField
          label="What it is"
          hideLabel
          placeholder="What it is, such as Wool rug, 8 × 10 ft"
          name={`${name}.name`}
          value={piece.name}
          maxLength={200}
          error={error('name')}
          onChange={({ target }) => onChange({ ...piece, name: target.value })}
        />
      ) : (
        <CataloguePiece name={name} piece={piece} error={error} onChange={onChange} />
      )}
      <PlainField
        label={`Quantity of ${called}`}
        hideLabel
        name={`${name}.quantity`}
        value={piece.quantity}
        inputMode="numeric"
        error={error('quantity')}
        onChange={({ target }) => onChange({ ...piece, quantity: target.value })}
        className="max-sm:order-3 max-sm:max-w-24"
      />
      <IconButton icon="close" label={`Remove ${called}`} onClick={onRemove} className="max-sm:order-2" />
    </li>
  )
}

type CataloguePieceProps = Omit<PieceRowProps, 'onRemove'>

function CataloguePiece({ name, piece, error, onChange }: CataloguePieceProps) {
  const fault = error('product')
  return (
    <div className="flex min-w-0 gap-3">
      <Thumbnail image={piece.thumbnail} />
      <div className="grid min-w-0 grow items-start gap-x-3 gap-y-2 sm:grid-cols-2">
        <p className="flex min-h-11 min-w-0 items-center">
          <Link
            to={paths.admin.editProduct(piece.product ?? '')}
            target="_blank"
            className="target-44 truncate font-medium hover:underline"
          >
            {piece.name}
          </Link>
        </p>
        {piece.choices.map((variant) => (
          <Select
            key={variant.name}
            label={`${variant.name} of ${piece.name}`}
            hideLabel
            name={`${name}.variants`}
            placeholder={`Choose ${variant.name.toLowerCase()}`}
            choices={variant.options.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosenIn(variant, piece)}
            error={error('variants')}
            onChange={({ target }) =>
              onChange({
                ...piece,
                isGone: false,
                variants: { ...choiceOf(piece), [variant.name.toLowerCase()]: target.value },
              })
            }
            className="sm:col-start-2"
          />
        ))}
        {(fault ?? piece.isGone) && (
          <p className="col-span-full text-sm text-red">
            {fault ?? 'This is no longer sold like this. Choose again, or remove it.'}
          </p>
        )}
      </div>
    </div>
  )
}

function chosenIn({ name, options }: DraftPiece['choices'][number], { variants }: DraftPiece): string {
  const chosen = variants[name.toLowerCase()]
  return options.some(({ id }) => id === chosen) ? (chosen ?? '') : ''
}

/** What is chosen of what there is to choose: a variant that the product has no more is dropped. */
function choiceOf({ choices, variants }: DraftPiece): DraftPiece['variants'] {
  const names = new Set(choices.map(({ name }) => name.toLowerCase()))
  return Object.fromEntries(Object.entries(variants).filter(([name]) => names.has(name)))
}
