import { storeDay } from '#kit/core/store-day.ts'
import { useShop } from '#web/shop/shop.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'

/** Until when a concept is promised, days from now: "Due Nov 24"; what is due today or late stands out. */
export function DueBadge({ at }: { at: string }) {
  const { timeZone } = useShop().settings
  const now = useNow()
  const dayOf = (moment: number) => storeDay(new Date(moment), timeZone)
  if (Date.parse(at) < now)
    return (
      <Badge tone="bad">
        Late, <Day {...{ at, timeZone }} />
      </Badge>
    )
  if (dayOf(Date.parse(at)) === dayOf(now)) return <Badge tone="warn">Due today</Badge>
  return (
    <span className="whitespace-nowrap">
      Due <Day {...{ at, timeZone }} />
    </span>
  )
}

function Day({ at, timeZone }: { at: string; timeZone: string }) {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
  return <time dateTime={at}>{day.format(new Date(at))}</time>
}
