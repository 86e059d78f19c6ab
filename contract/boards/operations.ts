import { z } from 'zod'
import { numberInUrl } from '#kit/core/operation/number-in-url.ts'
import { MAX_EDITS, MAX_NAME } from '#domain/boards/board-limits.ts'
import { integer } from '#kit/core/operation/integer.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { requiredLine } from '#kit/core/operation/text.ts'
import type { Operations } from '../endpoint.ts'
import { Id } from '../board-id.ts'
import { AddedPieces, Cart } from '../cart.ts'
import { PackageId } from '../packages.ts'
import { BoardContent, BoardEdit } from './board.ts'

const params = z.object({ id: z.uuid('Board not found') })
/** 128 random bits. */
const ShareKey = z.string().regex(/^[\w-]{22}$/, 'Board not found')

const board = {
  _id: z.uuid(),
  name: z.string(),
  /** Counts what was saved; 0 is how it began. */
  revision: z.int(),
}
export const SavedBoard = z.object(board)
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
      'A room plan of my own, or for the studio the board of a design or of a package; with `since`, what was edited after that revision, as far as it is remembered',
    params,
    query: z.object({ since: numberInUrl(integer()).optional() }),
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
    summary: 'A room plan that its owner shares, or a package in a sample home',
    params: z.object({ key: ShareKey }),
    reply: z.object({
      board: z.object({
        name: z.string(),
        content: BoardContent,
        /** Of the home of a package: which of the pieces are of it. */
        package: z.object({ id: PackageId, pieces: z.array(Id) }).optional(),
      }),
    }),
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
  'POST /api/packages/:id/board': {
    access: 'admin',
    summary: 'Open the sample home in which a package is shown; made where there is none',
    params: z.object({ id: PackageId }),
    reply: z.object({ board: SavedBoard }),
    data: 'board',
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
