import type { Reply } from '#contract/call.ts'

/** A package as the studio is shown it: money in dollars, moments as text. */
export type ShownPackage = Reply<'GET /api/packages/managed/:id'>['package']
export type ShownPiece = ShownPackage['rooms'][number]['items'][number]
