import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { requireRequest } from '../queries.ts'
import { presentComments, presentReplies } from './present-comments.ts'
import { requirePin } from './queries.ts'
import { settleComment } from './settle-comment.ts'
import { answerComment, pinComment } from './write-comment.ts'

/** What client and studio write on the plan and the concepts. */
export function designCommentRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/design-requests/:id/comments', async ({ user, params: { id }, query }) => {
    await requireRequest(shop.db, user, id)
    return presentComments(shop.db, user, id, query.before)
  })

  serve(
    app,
    'GET /api/design-requests/:id/comments/:commentId/replies',
    async ({ user, params: { id, commentId }, query }) => {
      await requireRequest(shop.db, user, id)
      await requirePin(shop.db, id, commentId)
      return presentReplies(shop.db, user, { requestId: id, commentId }, query.before)
    },
  )

  serve(app, 'POST /api/design-requests/:id/comments', ({ user, params, body, submit }) =>
    pinComment(shop, user, params.id, body, submit),
  )

  serve(app, 'POST /api/design-requests/:id/comments/:commentId/replies', ({ user, params, body, submit }) =>
    answerComment(shop, user, params, body, submit),
  )

  serve(app, 'PUT /api/design-requests/:id/comments/:commentId', async ({ user, params, body }) => ({
    request: await settleComment(shop, user, params, body.isResolved),
  }))
}
