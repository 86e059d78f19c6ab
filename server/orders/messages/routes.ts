import { UploadedFile } from '#kit/node/http/uploads.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { serve, type App } from '#server/serve.ts'
import { sideOf } from '#server/talk/author-of.ts'
import type { World } from '#server/world.ts'
import { requireOrder } from '../queries.ts'
import { presentMessage } from './present-message.ts'
import { countMessages, listMessages, markRead } from './queries.ts'
import { writeMessage } from './write-message.ts'

/** What customer and studio write to each other about an order. */
export function orderMessageRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/orders/:id/messages', async ({ user, params: { id }, query }) => {
    await requireOrder(shop.db, user, id)
    const signer = await linkSigner(shop)
    const messages = await listMessages(shop.db, id, query.before)
    return {
      messages: messages.map((message) => presentMessage(message, user, signer)),
      messageCount: await countMessages(shop.db, id),
    }
  })

  serve(app, 'POST /api/orders/:id/messages', ({ user, params, body, submit }) => {
    const attachments = body.attachments.filter((file) => file instanceof UploadedFile)
    return writeMessage(shop, user, params.id, { text: body.text, attachments }, submit)
  })

  serve(app, 'PUT /api/orders/:id/messages/read', async ({ user, params: { id }, body }) => {
    await requireOrder(shop.db, user, id)
    const read = { upTo: body.upTo, at: shop.clock() }
    return { unreadMessages: await markRead(shop.db, id, sideOf(user), read) }
  })
}
