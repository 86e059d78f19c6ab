/** What people ask the studio for: an answer, or swatches of a piece by post. */
export const questionKinds = ['question', 'swatches'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Letters of one question, and of its answer. */
export const MAX_QUESTION = 2000
/** Free swatches on their way to one address. */
export const MAX_SWATCHES = 5
/** Older ones are removed, answered or not. */
export const QUESTION_LIFETIME_DAYS = 365
