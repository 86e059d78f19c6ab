import { useState } from 'react'
import { formatMoney } from '#kit/core/money.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { MoneyField } from '../../money-field.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { priceExample, type Example } from './price-example.ts'

const FIRST_EXAMPLE = 90

/** An order of any size, priced by what is typed on this tab and by the tax. */
export function ExampleOrder({ draft: { typed } }: { draft: SettingsDraft }) {
  const [dollars, setDollars] = useState(FIRST_EXAMPLE)
  const today = storeDay(new Date(useNow()), typed.general.timeZone)
  const { refusal, ways } = priceExample(typed, dollars, today)
  return (
    <>
      <div className="max-w-64">
        <MoneyField label="An order of items worth" name="example" dollars={dollars} onDollars={setDollars} />
      </div>
      <output className="grid gap-4">
        {refusal !== undefined && (
          <Notice tone="warn">
            Checkout refuses this order: {refusal}. Without a minimum it would come to:
          </Notice>
        )}
        <ExampleTable ways={ways} />
      </output>
    </>
  )
}

const lines = [
  ['Items', 'itemsPrice'],
  ['Shipping', 'shippingPrice'],
  ['Tax', 'taxPrice'],
  ['Total', 'totalPrice'],
] as const

/** The sums of each way, side by side. */
function ExampleTable({ ways }: { ways: readonly Example[] }) {
  return (
    <table className="w-full text-right tabular-nums">
      <caption className="sr-only">What the customer pays</caption>
      <thead className="text-sm text-muted">
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-2 text-left font-normal">
            <span className="sr-only">Part of the price</span>
          </th>
          {ways.map(({ label }) => (
            <th key={label} scope="col" className="py-2 pl-3 font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, figure]) => (
          <tr
            key={label}
            className={classes('border-b border-line last:border-0', label === 'Total' && 'font-medium')}
          >
            <th
              scope="row"
              className={classes('py-2 text-left', label === 'Total' ? 'font-medium' : 'font-normal')}
            >
              {label}
            </th>
            {ways.map((way) => (
              <td key={way.label} className="py-2 pl-3">
                {figure === 'shippingPrice' && way.totals[figure] === 0
                  ? 'Free'
                  : formatMoney(way.totals[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
