import type { OrderMessage } from '#contract/orders/messages.ts'
import { fileReply } from '#server/files/file-reply.ts'
import type { LinkSigner } from '#server/files/signed-links.ts'
import { authorOf } from '#server/talk/author-of.ts'
import type { Viewer } from '../queries.ts'
import type { StoredMessage } from './queries.ts'

export function presentMessage(message: StoredMessage, viewer: Viewer, signer: LinkSigner): OrderMessage {
  const { _id, number, text, asksChange, createdAt, readAt, files } = message
  return {
    _id,
    number,
    author: authorOf(message, viewer.id),
    text,
    asksChange,
    attachments: files.map((file) => fileReply(file, signer)),
    createdAt,
    readAt,
  }
}
