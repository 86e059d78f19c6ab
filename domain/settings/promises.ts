/** What the shop promises in figures, as it was first written; the owner sets them. */
export const firstPromises = {
  quoteHoursFrom: 24,
  quoteHoursTo: 48,
  /** Business days until the studio has looked at a floor plan, and until a concept is due. */
  designDaysFrom: 1,
  designDaysTo: 2,
  /** From delivery, these three. */
  returnDays: 14,
  damageHours: 48,
  /** Of the pieces of designer packages. */
  defectDays: 30,
} as const

export type Promises = Record<keyof typeof firstPromises, number>

/** The promises in the words in which people read them. */
export function promiseWords(promises: Promises) {
  const { quoteHoursFrom, quoteHoursTo, designDaysFrom, designDaysTo, returnDays, defectDays } = promises
  const returnTime = span(returnDays, returnDays, 'day')
  return {
    quoteTime: span(quoteHoursFrom, quoteHoursTo, 'hour'),
    reviewTime: span(designDaysFrom, designDaysTo, 'business day'),
    returnTime,
    damageTime: span(promises.damageHours, promises.damageHours, 'hour'),
    defectTime: span(defectDays, defectDays, 'day'),
    packageReturns: `${defectDays}-day return policy`,
    /** What that is for, and what holds for a change of mind. */
    packageReturnsFor: `for defects; change of mind: pieces ${returnTime}`,
  }
}

export type PromiseWords = ReturnType<typeof promiseWords>

function span(from: number, to: number, unit: string): string {
  return `${from === to ? '' : `${from}-`}${to} ${unit}${to === 1 ? '' : 's'}`
}
