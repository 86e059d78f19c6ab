import { classes } from '#kit/browser/ui/classes.ts'
import { Money } from '#kit/browser/ui/money.tsx'

type Figures = {
  itemsPrice: number | null
  shippingPrice: number | null
  taxPrice: number | null
  totalPrice: number | null
  discount?: number
}

type TotalsListProps = {
  figures: Figures
  /** What the tax is called. */
  taxLabel?: string | undefined
}

/** Items, shipping, tax and total, as they add up; a figure that is on request is left out. */
export function TotalsList({ figures, taxLabel = 'Tax' }: TotalsListProps) {
  const { itemsPrice, shippingPrice, taxPrice, totalPrice, discount = 0 } = figures
  return (
    <dl className="grid gap-2">
      <Row label="Items" dollars={itemsPrice} />
      {discount > 0 && <Row label="Discount" dollars={-discount} />}
      <Row label="Shipping" dollars={shippingPrice} zero="Free" />
      {itemsPrice !== null && taxPrice === null ? (
        <div className="flex justify-between gap-6">
          <dt>Tax</dt>
          <dd className="text-muted">At checkout</dd>
        </div>
      ) : (
        <Row label={taxLabel} dollars={taxPrice} />
      )}
      <Row
        label="Total"
        dollars={totalPrice}
        className="mt-2 border-t border-edge/40 pt-3 text-lg font-medium"
      />
    </dl>
  )
}

type RowProps = {
  label: string
  dollars: number | null
  /** Stands for an amount of 0. */
  zero?: string
  className?: string
}

function Row({ label, dollars, zero, className }: RowProps) {
  if (dollars === null) return null
  return (
    <div className={classes('flex justify-between gap-4', className)}>
      <dt className="wrap-break-word">{label}</dt>
      <dd>{dollars === 0 && zero !== undefined ? zero : <Money dollars={dollars} />}</dd>
    </div>
  )
}
