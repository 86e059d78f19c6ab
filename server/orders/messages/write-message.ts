import type { OrderMessage } from '#contract/orders/messages.ts'
import { Problem } from '#contract/problems.ts'
import { CUSTOMER_MESSAGES, MAX_MESSAGES } from '#domain/orders/message-limits.ts'
import type { Db } from '#kit/node/db/database.ts'
import { idempotentWrite, type IdempotentRequest, type StoredReply } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { recordChange } from '#server/audit/record.ts'
import { orderMessageFiles, orderMessages } from '#server/db/schema/order-messages.ts'
import { keepUploads, type StoredUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { sideOf } from '#server/talk/author-of.ts'
import type { World } from '#server/world.ts'
import { aboutOrder } from '../letters.ts'
import { lockOrder, requireOrder, updateOrder } from '../queries.ts'
import { messageLetters } from './message-letters.ts'
import { presentMessage } from './present-message.ts'
import { countMessages, listMessages } from './queries.ts'

type Sent = { text: string; attachments: readonly UploadedFile[] }

/**
 * Writes to the other side about an order, by letter too; the studio's word answers a change that was asked for.
 *
 * @throws Problem `order_not_found` · `too_many_messages` · `too_large` (no room for the files)
 */
export async function writeMessage(
  world: World,
  actor: Actor,
  orderId: string,
  { text, attachments }: Sent,
  submit: IdempotentRequest | undefined,
): Promise<{ message: OrderMessage } | StoredReply> {
  const shop = letterShop(await currentSettings.get(world), world.config)
  const signer = await linkSigner(world)
  const side = sideOf(actor)
  await requireOrder(world.db, actor, orderId)
  const write = async (tx: Db, files: readonly StoredUpload[]) => {
    const at = world.clock()
    const order = await lockOrder(tx, actor, orderId)
    const of = { orderId, ownerId: order.user._id }
    const number = await insertMessage(tx, world, actor, { ...of, text, files, asksChange: false, at })
    if (side === 'studio') {
      await updateOrder(tx, orderId, { changeRequestedAt: null })
      await recordChange(tx, actor, { action: 'order.message_sent', id: orderId, after: { message: text } })
    }
    await queueLetters(tx, await messageLetters(tx, aboutOrder(order, shop), { side, at }))
    const written = (await listMessages(tx, orderId, number + 1)).at(-1)
    if (!written) throw new Error(`Message ${number} of ${orderId} was not written`)
    return { message: presentMessage(written, actor, signer) }
  }
  // They lie with payment evidence, whose rules they follow.
  return keepUploads(world, 'evidence', attachments, (files) =>
    idempotentWrite(world.db, submit, (tx) => write(tx, files)),
  )
}

type NewMessage = {
  orderId: string
  /** The customer, whoever writes: files are served to them and to the studio. */
  ownerId: string
  text: string
  files: readonly StoredUpload[]
  asksChange: boolean
  at: Date
}

/**
 * Writes a message on an order that the caller has locked, and gives its number.
 *
 * @throws Problem `too_many_messages` · `too_large` (no room for the files)
 */
export async function insertMessage(
  tx: Db,
  { random }: World,
  actor: Actor,
  { orderId, ownerId, text, files, asksChange, at }: NewMessage,
): Promise<number> {
  const number = (await countMessages(tx, orderId)) + 1
  const [id, writtenAs] = [random.uuid(), sideOf(actor)]
  if (number > (writtenAs === 'studio' ? MAX_MESSAGES : CUSTOMER_MESSAGES))
    throw new Problem('too_many_messages')
  await tx
    .insert(orderMessages)
    .values({ id, orderId, number, authorId: actor.id, writtenAs, asksChange, text, createdAt: at })
  for (const file of files) await insertFile(tx, { ...file, ownerId })
  const rows = files.map((file, position) => ({ messageId: id, position, fileId: file.id }))
  if (rows.length > 0) await tx.insert(orderMessageFiles).values(rows)
  return number
}
