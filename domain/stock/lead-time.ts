import type { Standing } from './availability.ts'
import { stockText } from './stock-level.ts'

export function leadTimeText(weeks: number): string {
  return `Made to order, about ${weeks} week${weeks === 1 ? '' : 's'}`
}

/** What was chosen of a piece in words, and how long it takes to make. */
export function choiceText(labels: Readonly<Record<string, string>>, leadWeeks?: number | null): string {
  return [...Object.values(labels), ...(leadWeeks ? [leadTimeText(leadWeeks)] : [])].join(', ')
}

/** How a finish can be had, as shoppers read it. */
export function availabilityText(units: number, standing?: Standing): string {
  if (standing?.leadWeeks) return leadTimeText(standing.leadWeeks)
  return standing?.availability === 'discontinued' && units <= 0 ? 'No longer made' : stockText(units)
}
