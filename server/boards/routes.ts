import { piecesOf } from '#domain/boards/difference-from.ts'
import { seesPrices } from '#domain/settings/sales-mode.ts'
import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { addBoardToCart } from './add-to-cart.ts'
import { createBoard } from './create-board.ts'
import { publishBoard } from './publish-board.ts'
import {
  deleteBoard,
  editsSince,
  findBoard,
  findSharedBoard,
  listBoards,
  reachedBoard,
  savedEdits,
} from './queries.ts'
import { linesOfPackage, openPackageBoard } from './open-package-board.ts'
import { saveEdits } from './save-edits.ts'
import { openWorkingBoard } from './open-working-board.ts'
import { shareBoard } from './share-board.ts'
import { swapPiece } from './swap-piece.ts'
import { findVersion } from './versions.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import { requireRequest } from '#server/designs/queries.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { salesMode } from '#server/settings/sales-mode.ts'

export function boardRoutes(app: App, shop: World): void {
  const { db } = shop

  serve(app, 'GET /api/boards', async ({ user }) => ({ boards: await listBoards(db, user.id) }))

  serve(app, 'POST /api/boards', ({ user, body, submit }) =>
    idempotentWrite(db, submit, async (tx) => ({ board: await createBoard(tx, shop, user.id, body) })),
  )

  serve(app, 'GET /api/boards/:id', async ({ user, params: { id }, query: { since } }) => {
    const { content, packageId: _package, ...board } = await findBoard(db, reachedBoard(id, user))
    if (since === undefined || since > board.revision) return { board: { ...board, content } }
    // Somebody may have saved in between: what is answered is one moment's.
    const edits = await editsSince(db, id, since, board.revision)
    if (edits.length < board.revision - since) return { board: { ...board, content } }
    return { board, edits: edits.map(savedEdits) }
  })

  serve(app, 'PUT /api/boards/:id', ({ user, params, body }) => saveEdits(shop, user, params.id, body))

  serve(app, 'PUT /api/boards/:id/share', async ({ user, params, body }) => ({
    board: await shareBoard(shop, user.id, params.id, body),
  }))

  serve(app, 'GET /api/boards/shared/:key', async ({ params }) => {
    const { packageId, ...board } = await findSharedBoard(db, params.key)
    const [found] = packageId === null ? [] : await packagesByIds(db, [packageId])
    if (!found) return { board }
    return {
      board: { ...board, package: { id: found._id, pieces: piecesOf(linesOfPackage(found), board.content) } },
    }
  })

  serve(app, 'POST /api/packages/:id/board', async ({ user, params }) => ({
    board: await openPackageBoard(shop, user, params.id),
  }))

  serve(app, 'POST /api/boards/:id/add-to-cart', ({ user, params, submit }) =>
    addBoardToCart(shop, user, params.id, submit),
  )

  serve(app, 'DELETE /api/boards/:id', async ({ user, params }) => {
    await deleteBoard(db, params.id, user.id)
    return { message: 'Board deleted successfully' }
  })

  serve(app, 'POST /api/design-requests/:id/board', async ({ user, params }) => ({
    board: await openWorkingBoard(shop, user, params.id),
  }))

  serve(app, 'POST /api/design-requests/:id/board/publish', ({ user, params, body, submit }) => {
    const pictures = body.pictures.filter((file) => file instanceof UploadedFile)
    return publishBoard(shop, user, params.id, { ...body, pictures }, submit)
  })

  serve(app, 'GET /api/design-requests/:id/concepts/:conceptId/board', async ({ user, params }) => {
    const { _id } = await requireRequest(db, user, params.id)
    const { published, ...board } = await findVersion(db, _id, params.conceptId)
    const isPriced = seesPrices(salesMode(await currentSettings.get(shop)), user.role)
    const asSeen = published.map((line) => ({ ...line, price: isPriced ? line.price : null }))
    return { board: { ...board, published: asSeen } }
  })

  serve(
    app,
    'PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece',
    async ({ user, params, body }) => ({
      request: await swapPiece(shop, user, params, body),
    }),
  )
}
