import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { seedOrder } from './order.ts'
import { leilani, noa } from '../people.ts'
import { sentBefore } from '../headers/reply-kinds.ts'
import { sampleFiles } from '../files/sample-files.ts'
import type { TestShop } from '../test-shop.ts'

const BUILT = fileURLToPath(new URL('../../../dist/client/assets', import.meta.url))

/** One of every kind of file that the shop may reply with, and where each is found. */
export async function seedReplies(shop: TestShop) {
  const { _id: order, number, orderItems } = await seedOrder(shop)
  const paymentEvidence = new File([Buffer.from(sampleFiles.pdf)], 'receipt.pdf')
  const evidence = { params: { id: order }, body: { paymentEvidence } }
  const sent = await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', evidence)
  const letter = { body: { template: 'welcomeEmailTemplate', text: '' } } as const
  const { preview } = await shop.as(noa).call('POST /api/settings/email-preview', letter)
  await shop.as(noa).call('POST /api/categories', sentBefore)
  const { files } = shop.shop
  await files.put('pictures/3f2a-640.webp', sampleFiles.webp)
  await files.put('models/sofa-3f2a.glb', sampleFiles.glb)
  await files.put('models/sofa-3f2a.html', Buffer.from('<h1>A sofa that turns</h1>'))
  return {
    product: orderItems[0]?.product ?? '',
    order,
    number,
    evidence: sent.order.paymentEvidence?.url ?? '',
    letter: preview.url,
    style: (await readdir(BUILT)).find((name) => name.endsWith('.css')) ?? '',
  }
}
