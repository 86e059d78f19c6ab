import { durationText } from '#kit/core/duration-text.ts'

/** A quote is promised within 24-48 hours of its request. */
export const PROMISED_HOURS = { from: 24, to: 48 } as const

const HOUR = 3_600_000

export type QuoteWait = { text: string; urgency: 'fresh' | 'due' | 'late' }

/** How long a quote request has waited for the studio, and whether the promise still holds; `now` and `since` in milliseconds. */
export function quoteWait(since: number, now: number): QuoteWait {
  const waited = Math.max(0, now - since)
  return { text: durationText(waited), urgency: urgencyOf(waited / HOUR) }
}

function urgencyOf(hours: number): QuoteWait['urgency'] {
  if (hours < PROMISED_HOURS.from) return 'fresh'
  return hours < PROMISED_HOURS.to ? 'due' : 'late'
}
