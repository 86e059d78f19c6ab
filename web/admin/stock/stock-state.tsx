import { type Availability, availabilityLabels } from '#domain/stock/availability.ts'
import { stockState } from '#domain/stock/inventory-list.ts'
import { stockColor } from '#domain/stock/stock-level.ts'
import { classes } from '#kit/browser/ui/classes.ts'

/** Letters of each state; the word beside them says the same without color. */
const looks = { red: 'text-red', amber: 'text-amber', green: 'text-leaf' }

type StockStateProps = { units: number; availability?: Availability }

/** What a number of units is called, in its color; or how it can be had otherwise. */
export function StockState({ units, availability = 'stocked' }: StockStateProps) {
  if (availability !== 'stocked')
    return <span className="whitespace-nowrap text-muted">{availabilityLabels[availability]}</span>
  return <span className={classes('whitespace-nowrap', looks[stockColor(units)])}>{stockState(units)}</span>
}

/** A number of units in the color of its state, and the state. */
export function StockFigure({ units }: { units: number }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className={classes('text-base font-medium tabular-nums', looks[stockColor(units)])}>
        {units.toLocaleString('en-US')}
      </span>
      <StockState units={units} />
    </span>
  )
}
