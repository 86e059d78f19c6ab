import { z } from 'zod'
import { MAX_BOARD_PICTURES, MAX_NAME } from '#domain/boards/board-limits.ts'
import { uploadParts } from '#kit/core/operation/files.ts'
import { integer } from '#kit/core/operation/integer.ts'
import { line, paragraphs } from '#kit/core/operation/text.ts'
import { requestParams, requestReply } from '../designs/design-request.ts'
import { Id } from '../board-id.ts'
import type { Operations } from '../endpoint.ts'
import { BoardContent, MAX_KEY, Piece, PublishedLine } from './board.ts'
import { SavedBoard } from './operations.ts'

const MAX_NOTES = 5_000

export const PublishBoardForm = z.object({
  /** What the studio has seen of the board. */
  revision: z.coerce.number<number>().pipe(integer()),
  notes: paragraphs(MAX_NOTES).default(''),
  /** Of its views and rooms, each called by the name of its file. */
  pictures: uploadParts('shopPicture', MAX_BOARD_PICTURES),
})
export type PublishBoardForm = z.output<typeof PublishBoardForm>

export const SwapForm = z.object({
  /** Another piece of the same kind, or the same in another finish; null for what the studio chose. */
  swap: z.object({ product: z.uuid('Product not found'), key: line(MAX_KEY) }).nullable(),
  /** Also over the budget of the brief. */
  anyway: z.boolean().default(false),
})
export type SwapForm = z.output<typeof SwapForm>

const versionParams = requestParams.extend({ conceptId: z.uuid('Board not found') })

/** Of the boards on which designs are drawn. */
export const designBoardOperations = {
  'POST /api/design-requests/:id/board': {
    access: 'admin',
    summary: 'Open the board on which a design is drawn; made where there is none',
    params: requestParams,
    reply: z.object({ board: SavedBoard }),
    data: 'board',
    limit: 'change',
  },
  'POST /api/design-requests/:id/board/publish': {
    access: 'admin',
    summary: 'Make the board of a design its next concept: plan to scale, suggested pieces, letter',
    params: requestParams,
    body: PublishBoardForm,
    reply: requestReply,
    data: 'request',
    idempotent: true,
    limit: 'upload',
  },
  'GET /api/design-requests/:id/concepts/:conceptId/board': {
    access: 'signed-in',
    summary: 'The board of a concept as it was published, with what its client would rather have',
    params: versionParams,
    reply: z.object({
      board: z.object({
        name: z.string(),
        content: BoardContent,
        swaps: z.record(Id, Piece),
        published: z.array(PublishedLine),
        /** Its PDF is on a letter, however small its scale. */
        isOnLetter: z.boolean(),
      }),
    }),
    data: 'board',
  },
  'PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece': {
    access: 'member',
    summary:
      'Choose another piece of its kind or another finish for a place on the newest board of my design',
    params: versionParams.extend({ piece: z.string().max(MAX_NAME) }),
    body: SwapForm,
    reply: requestReply,
    data: 'request',
    limit: 'change',
  },
} as const satisfies Operations
