import { durationText } from '#kit/core/duration-text.ts'
import type { QuotePromise } from '../settings/promises.ts'

/** How far off a promised moment is, and whether it is over: "3 h left", "5 h late"; both in milliseconds. */
export function dueText(due: number, now: number): { text: string; isLate: boolean } {
  const isLate = due <= now
  return { text: `${durationText(Math.abs(due - now))} ${isLate ? 'late' : 'left'}`, isLate }
}

const HOUR = 3_600_000

export type QuoteWait = { text: string; urgency: 'fresh' | 'due' | 'late' }

/** How long a quote request has waited for the studio, and whether the promise still holds; `now` and `since` in milliseconds. */
export function quoteWait(since: number, now: number, promised: QuotePromise): QuoteWait {
  const waited = Math.max(0, now - since)
  return { text: durationText(waited), urgency: urgencyOf(waited / HOUR, promised) }
}

function urgencyOf(hours: number, { quoteHoursFrom, quoteHoursTo }: QuotePromise): QuoteWait['urgency'] {
  if (hours < quoteHoursFrom) return 'fresh'
  return hours < quoteHoursTo ? 'due' : 'late'
}
