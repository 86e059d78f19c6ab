import type { Product } from '#contract/products.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import { stockText } from '#domain/stock/stock-level.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { Swatch } from './swatch.tsx'

type Variant = Product['variants'][number]

type VariantPickerProps = {
  variants: readonly Variant[]
  choice: VariantChoice
  onChoose: (choice: VariantChoice) => void
  /** Units at hand of a choice. */
  stockOf: (choice: VariantChoice) => number
}

/** The finishes of a piece to choose from; what is sold out can be looked at and says so. */
export function VariantPicker({ variants, choice, onChoose, stockOf }: VariantPickerProps) {
  return variants.map((variant) => {
    const name = variant.name.toLowerCase()
    return (
      <fieldset key={name}>
        <legend className="mb-2 font-medium">{variant.name}</legend>
        <div className="flex flex-wrap gap-2">
          {variant.options.map((option) => (
            <Option
              key={option.id}
              group={name}
              option={option}
              isChosen={choice[name] === option.id}
              isSoldOut={stockOf({ ...choice, [name]: option.id }) <= 0}
              onChoose={() => onChoose({ ...choice, [name]: option.id })}
            />
          ))}
        </div>
      </fieldset>
    )
  })
}

const optionLook =
  'relative flex min-h-12 items-center gap-2.5 rounded-control border border-edge py-1 pr-4 pl-1.5 text-sm transition hover:border-ink has-checked:border-lagoon has-checked:ring-1 has-checked:ring-lagoon has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-lagoon'

type OptionProps = {
  group: string
  option: Variant['options'][number]
  isChosen: boolean
  isSoldOut: boolean
  onChoose: () => void
}

function Option({ group, option, isChosen, isSoldOut, onChoose }: OptionProps) {
  const difference = option.priceDifference ?? 0
  return (
    <label className={optionLook}>
      <input
        type="radio"
        name={group}
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <Swatch name={option.name} size="tile" />
      <span className={classes('pl-1', isSoldOut && 'text-muted')}>
        {option.name}
        {difference !== 0 && (
          <span className="block text-muted">
            {difference > 0 ? '+' : '−'}
            <Money dollars={Math.abs(difference)} />
          </span>
        )}
        {isSoldOut && <span className="block text-red">{stockText(0)}</span>}
      </span>
    </label>
  )
}
