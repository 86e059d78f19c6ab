import { variantKey } from '#domain/products/variant-key.ts'
import { standingOf } from '#domain/stock/availability.ts'
import { leadTimeText } from '#domain/stock/lead-time.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { priceOf, type ShownProduct, stockOf } from '../../../designs/suggestions/chosen-piece.ts'
import { MoneyField } from '../../../money-field.tsx'
import { Margin } from '../margin.tsx'
import { choiceOf, costedDeskLine, type DeskLine, inWords } from './desk-line.ts'
import type { useLines } from './use-lines.ts'

type Row = { line: DeskLine; at: number }
type Lines = ReturnType<typeof useLines>

export const calledOf = ({ name }: DeskLine) => name.trim() || 'new line'

/** What a line is, in which finish, how many, at which price, and what it comes to less. */
export function lineColumns(state: Lines, onSwap: (id: string) => void): Column<Row>[] {
  const { change, faultOf } = state
  return [
    { head: 'Piece', cell: ({ line, at }) => <What {...{ line, at, state, onSwap }} /> },
    {
      head: 'Quantity',
      cell: ({ line, at }) => (
        <PlainField
          label={`Quantity of ${calledOf(line)}`}
          hideLabel
          className="md:w-20"
          value={line.quantity}
          inputMode="numeric"
          error={faultOf(at, 'quantity')}
          onChange={({ target }) => change({ ...line, quantity: target.value })}
        />
      ),
    },
    {
      head: 'Price',
      cell: ({ line, at }) => (
        <MoneyField
          label={`Price of ${calledOf(line)}`}
          hideLabel
          className="md:w-32"
          dollars={line.price}
          error={faultOf(at, 'price')}
          onDollars={(price) => change({ ...line, price })}
        />
      ),
    },
    {
      head: 'Discount',
      cell: ({ line, at }) => (
        <PlainField
          label={`Discount of ${calledOf(line)}`}
          hideLabel
          className="md:w-28"
          placeholder="10% or $50"
          value={line.discount}
          error={faultOf(at, 'discount')}
          onChange={({ target }) => change({ ...line, discount: target.value })}
        />
      ),
    },
    {
      head: 'Remove',
      hideHead: true,
      numeric: true,
      cell: ({ line }) => (
        <IconButton icon="close" label={`Remove ${calledOf(line)}`} onClick={() => state.remove(line.id)} />
      ),
    },
  ]
}

type WhatProps = Row & { state: Lines; onSwap: (id: string) => void }

function What({ line, at, state: { products, change, faultOf }, onSwap }: WhatProps) {
  const product = products.get(line.product ?? '')
  return (
    <div className="grid gap-2">
      {inWords(line) ? (
        <PlainField
          label="What it is"
          hideLabel
          placeholder="What it is, such as Two people, up the stairs"
          value={line.name}
          maxLength={200}
          error={faultOf(at, 'text')}
          onChange={({ target }) => change({ ...line, name: target.value })}
        />
      ) : (
        <p className="font-medium">{line.name}</p>
      )}
      {product && <Finish {...{ line, product }} error={faultOf(at, 'variants')} onChange={change} />}
      {product && <Standing line={line} product={product} />}
      {line.product !== null && (
        <div>
          <Button variant="quiet" size="compact" onClick={() => onSwap(line.id)}>
            Swap<span className="sr-only"> {calledOf(line)}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

type PieceProps = { line: DeskLine; product: ShownProduct }
type FinishProps = PieceProps & { error: string | undefined; onChange: (line: DeskLine) => void }

/** A list price goes with the finish; a price of the studio's own stays. */
function Finish({ line, product, error, onChange }: FinishProps) {
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
      error={error}
      onChange={({ target }) => choose(name.toLowerCase(), target.value)}
    />
  ))
}

/** Stock is looked at, and held by nobody; margin is for the studio alone. */
function Standing({ line, product }: PieceProps) {
  const choice = choiceOf(line, product)
  const { leadWeeks } = standingOf(product, variantKey(product.variants, choice) ?? '')
  const stock =
    leadWeeks === null
      ? `${stockOf(product, choice).toLocaleString('en-US')} in stock`
      : leadTimeText(leadWeeks)
  return (
    <p className="text-sm text-muted">
      {stock} · <Margin lines={[costedDeskLine(line, product)]} />
    </p>
  )
}
