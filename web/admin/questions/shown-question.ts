import type { Reply } from '#contract/call.ts'

/** A question as the page holds it: moments as text. */
export type ShownQuestion = Reply<'GET /api/questions'>['questions'][number]
