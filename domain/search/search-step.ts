/** What comes of a question: it was asked, a piece was opened after it, and one put into the cart. */
export const searchSteps = ['asked', 'opened', 'carted'] as const
export type SearchStep = (typeof searchSteps)[number]

/** So long the counts of a day are read, and stored. */
export const SEARCHES_KEPT_DAYS = 90
