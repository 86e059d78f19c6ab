import { useShop } from './shop.ts'

type WhenProps = {
  /** A moment in ISO form. */
  at: string
  /** The day, the day with the time, or the time alone. */
  look?: keyof typeof looks
}

const looks = {
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A moment as the store's calendar and clock have it: "Nov 20, 2025". */
export function When({ at, look = 'day' }: WhenProps) {
  const { settings } = useShop()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {new Intl.DateTimeFormat('en-US', { ...looks[look], timeZone: settings.timeZone }).format(new Date(at))}
    </time>
  )
}
