import type { Choice } from '#kit/browser/ui/select.tsx'

/** What can be chosen, from words by value. */
export function choicesOf(labels: Record<string, string>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
