import type { FileReply } from '#contract/files.ts'
import type { Order } from '#contract/orders/order.ts'
import { fileReply, inlineFileReplies } from '#server/files/file-reply.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import type { World } from '#server/world.ts'
import { presentOrder } from './present-order.ts'
import type { StoredOrder, Viewer } from './queries.ts'

/** The reply that shows `order` to `viewer`; after its transaction, because it may read the key that signs links. */
export async function replyWith(
  shop: World,
  viewer: Viewer,
  order: StoredOrder,
  files: 'linked' | 'inline' = 'linked',
): Promise<{ order: Order }> {
  return { order: presentOrder(order, viewer, await evidenceReply(shop, order, files)) }
}

async function evidenceReply(
  shop: World,
  { evidence }: StoredOrder,
  files: 'linked' | 'inline',
): Promise<FileReply | null> {
  if (!evidence) return null
  const signer = await linkSigner(shop)
  return files === 'inline' ? inlineFileReplies(signer, shop.files)(evidence) : fileReply(evidence, signer)
}
