/** What the shop promises in figures, as it was first written; the owner sets them. */
export const firstPromises = {
  quoteHoursFrom: 24,
  quoteHoursTo: 48,
  /** Business days until the studio has looked at a floor plan, and until a concept is due. */
  designDaysFrom: 1,
  designDaysTo: 2,
  /** Rounds of changes that the design fee includes. */
  designRevisions: 2,
  /** From delivery, these three. */
  returnDays: 14,
  damageHours: 48,
  /** Of the pieces of designer packages. */
  defectDays: 30,
} as const

export type Promises = Record<keyof typeof firstPromises, number>

/** The promises in the words in which people read them. */
export function promiseWords(promises: Promises) {
  const { returnDays, defectDays } = promises
  const returnTime = span(returnDays, returnDays, 'day')
  return {
    quoteTime: quoteTime(promises),
    reviewTime: reviewTime(promises),
    revisionRounds: revisionRounds(promises),
    returnTime,
    damageTime: span(promises.damageHours, promises.damageHours, 'hour'),
    defectTime: span(defectDays, defectDays, 'day'),
    packageReturns: `${defectDays}-day return policy`,
    /** What that is for, and what holds for a change of mind. */
    packageReturnsFor: `for defects; change of mind: pieces ${returnTime}`,
  }
}

export type PromiseWords = ReturnType<typeof promiseWords>

/** What a quote request is promised, and it alone: the promise of its day. */
export type QuotePromise = Pick<Promises, 'quoteHoursFrom' | 'quoteHoursTo'>

/** The same of a design request. */
export type DesignPromise = Pick<Promises, 'designDaysFrom' | 'designDaysTo' | 'designRevisions'>

export function quoteTime({ quoteHoursFrom, quoteHoursTo }: QuotePromise): string {
  return span(quoteHoursFrom, quoteHoursTo, 'hour')
}

export function reviewTime({ designDaysFrom, designDaysTo }: Omit<DesignPromise, 'designRevisions'>): string {
  return span(designDaysFrom, designDaysTo, 'business day')
}

/** Counts up to this are written out. */
export const MAX_DESIGN_REVISIONS = 10
const ordinals = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function revisionRounds({ designRevisions }: Pick<Promises, 'designRevisions'>): string {
  return `up to ${counts[designRevisions]} revision round${designRevisions === 1 ? '' : 's'}`
}

/** The same as texts ask for it: how many, and which is the last of them. */
export function revisionFacts({ designRevisions }: Pick<Promises, 'designRevisions'>) {
  const rounds = revisionRounds({ designRevisions })
  return {
    revisions: String(designRevisions),
    /** The same in the middle of a sentence, with its verb. */
    revisionRoundsAre:
      designRevisions === 1 ? '1 revision round is' : `${designRevisions} revision rounds are`,
    revisionsInWords: counts[designRevisions] ?? '',
    lastRevision: ordinals[designRevisions] ?? '',
    /** As a line begins. */
    RevisionRounds: `U${rounds.slice(1)}`,
  }
}

function span(from: number, to: number, unit: string): string {
  return `${from === to ? '' : `${from}-`}${to} ${unit}${to === 1 ? '' : 's'}`
}
