import { formatMoney } from '#kit/core/money.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { priceOf, type ShownProduct, stockOf } from '../../../designs/suggestions/chosen-piece.ts'
import { MoneyField } from '../../../money-field.tsx'
import { choiceOf, type DeskLine, inWords, marginOf } from './desk-line.ts'

type LineRowProps = {
  line: DeskLine
  product: ShownProduct | undefined
  /** What the shop said of a field. */
  fault: (field: string) => string | undefined
  onChange: (line: DeskLine) => void
  onSwap: () => void
  onRemove: () => void
}

/** One line: what it is, in which finish, how many, at which price, and what it comes to less. */
export function LineRow(props: LineRowProps) {
  const { line, product, fault, onChange, onSwap, onRemove } = props
  const called = line.name.trim() || 'new line'
  return (
    <li className="grid grid-cols-2 items-start gap-3 py-4 md:grid-cols-[minmax(0,1fr)_5rem_8rem_7rem_2.75rem]">
      <div className="col-span-2 grid gap-2 md:col-span-1">
        {inWords(line) ? (
          <Field
            label="What it is"
            hideLabel
            placeholder="What it is, such as Two people, up the stairs"
            value={line.name}
            maxLength={200}
            autoComplete="off"
            error={fault('text')}
            onChange={({ target }) => onChange({ ...line, name: target.value })}
          />
        ) : (
          <p className="font-medium">{line.name}</p>
        )}
        {product && <Finish {...{ line, product, fault, onChange }} />}
        <Standing line={line} product={product} />
        {line.product !== null && (
          <div>
            <Button variant="quiet" size="compact" onClick={onSwap}>
              Swap<span className="sr-only"> {called}</span>
            </Button>
          </div>
        )}
      </div>
      <Field
        label={`Quantity of ${called}`}
        hideLabel
        value={line.quantity}
        inputMode="numeric"
        autoComplete="off"
        error={fault('quantity')}
        onChange={({ target }) => onChange({ ...line, quantity: target.value })}
      />
      <MoneyField
        label={`Price of ${called}`}
        hideLabel
        dollars={line.price}
        error={fault('price')}
        onDollars={(price) => onChange({ ...line, price })}
      />
      <Field
        label={`Discount of ${called}`}
        hideLabel
        placeholder="10% or $50"
        value={line.discount}
        autoComplete="off"
        error={fault('discount')}
        onChange={({ target }) => onChange({ ...line, discount: target.value })}
      />
      <IconButton icon="close" label={`Remove ${called}`} onClick={onRemove} className="justify-self-end" />
    </li>
  )
}

type FinishProps = Pick<LineRowProps, 'line' | 'fault' | 'onChange'> & { product: ShownProduct }

/** A list price goes with the finish; a price of the studio's own stays. */
function Finish({ line, product, fault, onChange }: FinishProps) {
  const chosen = choiceOf(line, product)
  function choose(name: string, option: string) {
    const choice = { ...chosen, [name]: option }
    const isListed = line.price === priceOf(product, chosen)
    const price = isListed ? (priceOf(product, choice) ?? line.price) : line.price
    onChange({ ...line, choice, price })
  }
  return product.variants.map(({ name, options }) => (
    <Select
      key={name}
      label={`${name} of ${line.name}`}
      hideLabel
      placeholder={`Choose ${name.toLowerCase()}`}
      choices={options.map(({ id, name: label }) => ({ value: id, label }))}
      value={chosen[name.toLowerCase()] ?? ''}
      error={fault('variants')}
      onChange={({ target }) => choose(name.toLowerCase(), target.value)}
    />
  ))
}

/** Stock is looked at, and held by nobody; margin is for the studio alone. */
function Standing({ line, product }: Pick<LineRowProps, 'line' | 'product'>) {
  if (!product) return null
  const found = marginOf(line, product)
  const stock = `${stockOf(product, choiceOf(line, product)).toLocaleString('en-US')} in stock`
  return (
    <p className="text-sm text-muted">{found ? `${stock} · margin ${formatMoney(found.margin)}` : stock}</p>
  )
}
