const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long to wait, rounded up: `40 seconds`, `15 minutes`, `3 hours`. */
export function waitText(ms: number): string {
  if (ms < MINUTE) return counted(ms / 1_000, 'second')
  return ms < 2 * HOUR ? counted(ms / MINUTE, 'minute') : counted(ms / HOUR, 'hour')
}

function counted(amount: number, unit: string): string {
  const whole = Math.ceil(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}

/** A span of time, in milliseconds, in the largest unit that still tells: minutes, hours up to two days, days. */
export function durationText(ms: number): string {
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`
  if (ms < 2 * DAY) return `${Math.floor(ms / HOUR)} h`
  return `${Math.floor(ms / DAY)} days`
}
