import { formatMoney } from '#kit/core/money.ts'
import { QuotePriceField } from './quote-price-field.tsx'
import type { QuoteDraft } from './use-quote-form.ts'

const figures = [
  { name: 'shippingPrice', label: 'Shipping' },
  { name: 'taxPrice', label: 'Tax' },
  { name: 'discount', label: 'Discount' },
] as const

/** What comes on top of the pieces, and the total as it stands. */
export function QuoteFigures({ draft }: { draft: QuoteDraft }) {
  const { totals, taxRate } = draft
  return (
    <div className="grid content-start gap-3">
      <Line label="Items" cents={totals.itemsPrice} />
      {figures.map(({ name, label }) => (
        <QuotePriceField
          key={name}
          draft={draft}
          name={name}
          label={label}
          className="grid grid-cols-[1fr_9rem] items-center gap-x-4 *:[label]:mb-0 *:[p]:col-span-2"
          hint={name === 'taxPrice' ? `By your rate: ${taxRate}% of the items.` : undefined}
        />
      ))}
      <output className="mt-1 block border-t border-line pt-3 text-lg font-medium">
        <Line label="Total" cents={totals.totalPrice} />
      </output>
    </div>
  )
}

function Line({ label, cents }: { label: string; cents: number }) {
  return (
    <p className="flex justify-between gap-6">
      {label} <span className="tabular-nums">{formatMoney(cents)}</span>
    </p>
  )
}
