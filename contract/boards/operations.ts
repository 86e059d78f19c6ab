import { z } from 'zod'
import { MAX_BOARD_PICTURES, MAX_EDITS, MAX_NAME } from '#domain/boards/board-limits.ts'
import { integer } from '#kit/core/operation/integer.ts'
import { uploadParts } from '#kit/core/operation/files.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { line, paragraphs, requiredLine } from '#kit/core/operation/text.ts'
import type { Operations } from '../endpoint.ts'
import { AddedPieces, Cart } from '../cart.ts'
import { requestParams, requestReply } from '../designs/design-request.ts'
import { BoardContent, BoardEdit, Id, MAX_KEY, Piece, PublishedLine } from './board.ts'

const params = z.object({ id: z.uuid('Board not found') })
/** 128 random bits. */
const ShareKey = z.string().regex(/^[\w-]{22}$/, 'Board not found')

const board = {
  _id: z.uuid(),
  name: z.string(),
  /** Counts what was saved; 0 is how it began. */
  revision: z.int(),
}
const SavedBoard = z.object(board)
export type SavedBoard = z.infer<typeof SavedBoard>

/** What one save changed. */
const SavedEdits = z.object({
  revision: z.int(),
  edits: z.array(BoardEdit),
  by: z.string(),
  at: Instant,
})
export type SavedEdits = z.infer<typeof SavedEdits>

export const NewBoardForm = z
  .object({
    name: requiredLine('Give your plan a name', MAX_NAME),
    /** Nothing where it is left out. */
    content: BoardContent.optional(),
    /** A shared board, to begin with what stands on it. */
    copyOf: ShareKey.optional(),
  })
  .refine(({ content, copyOf }) => content === undefined || copyOf === undefined, {
    path: ['copyOf'],
    message: 'Send a plan or name one to copy',
  })
export type NewBoardForm = z.output<typeof NewBoardForm>

export const SaveBoardForm = z.object({
  /** What the edits stand on. */
  revision: integer(),
  /** The page's own name for this save, so that a repeated one is saved once. */
  attempt: z.uuid(),
  edits: z.array(BoardEdit).min(1).max(MAX_EDITS),
})
export type SaveBoardForm = z.output<typeof SaveBoardForm>

const MAX_NOTES = 5_000

export const PublishBoardForm = z.object({
  /** What the studio has seen of the board. */
  revision: z.coerce.number<number>().pipe(integer()),
  notes: paragraphs(MAX_NOTES).default(''),
  /** Of its rooms, each called by the name of its file. */
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

export const boardOperations = {
  'GET /api/boards': {
    access: 'signed-in',
    summary: 'My own room plans, changed last first',
    reply: z.object({ boards: z.array(z.object({ ...board, pieces: z.int(), updatedAt: Instant })) }),
    data: 'boards',
  },
  'POST /api/boards': {
    access: 'signed-in',
    summary: 'Keep a room plan of my own',
    body: NewBoardForm,
    /** Without what was sent: a repeated one is answered from what was stored of the first. */
    reply: z.object({ board: SavedBoard }),
    data: 'board',
    idempotent: true,
    limit: 'change',
  },
  'GET /api/boards/:id': {
    access: 'signed-in',
    summary:
      'A room plan of my own, or for the studio the board of a design; with `since`, what was edited after that revision, as far as it is remembered',
    params,
    query: z.object({ since: z.coerce.number().pipe(integer()).optional() }),
    reply: z.object({
      board: z.object({ ...board, shareKey: z.string().nullable(), content: BoardContent.optional() }),
      /** In place of the content. */
      edits: z.array(SavedEdits).optional(),
    }),
    data: 'board',
  },
  'PUT /api/boards/:id': {
    access: 'signed-in',
    summary: 'Save edits of a board; what others saved since the revision they stand on comes back',
    params,
    body: SaveBoardForm,
    reply: z.object({ board: SavedBoard, edits: z.array(SavedEdits) }),
    data: 'board',
    limit: 'change',
  },
  'PUT /api/boards/:id/share': {
    access: 'signed-in',
    summary: 'Share a room plan of my own by a link, renew the link, or end it',
    params,
    body: z.object({ shared: z.boolean(), renew: z.boolean().default(false) }),
    reply: z.object({ board: z.object({ _id: z.uuid(), shareKey: z.string().nullable() }) }),
    data: 'board',
    limit: 'change',
  },
  'GET /api/boards/shared/:key': {
    access: 'anyone',
    summary: 'A room plan that its owner shares',
    params: z.object({ key: ShareKey }),
    reply: z.object({ board: z.object({ name: z.string(), content: BoardContent }) }),
    data: 'board',
    limit: 'search',
  },
  'POST /api/boards/:id/add-to-cart': {
    access: 'member',
    refusal: 'admins_cannot_buy',
    summary: 'Put the pieces of a room plan of my own in my cart, in one act',
    params,
    reply: AddedPieces.extend({ cart: Cart }),
    data: 'cart',
    idempotent: true,
    limit: 'order',
  },
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
  'DELETE /api/boards/:id': {
    access: 'signed-in',
    summary: 'Delete a room plan of my own',
    params,
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
} as const satisfies Operations
