import { classes } from '#kit/browser/ui/classes.ts'
import { signed } from './shown-stock.ts'

/** Units that came or went. */
export function Change({ units }: { units: number }) {
  if (units === 0) return <span className="text-muted">0</span>
  return (
    <span className={classes('font-medium tabular-nums', units > 0 ? 'text-leaf' : 'text-red')}>
      {signed(units)}
    </span>
  )
}
