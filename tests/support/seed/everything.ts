import { sql } from 'drizzle-orm'
import { commentCalls } from './comment-calls.ts'
import { seedRequest } from './design.ts'
import { seedOrder } from './order.ts'
import { kai, leilani, noa } from '../people.ts'
import { sampleFiles } from '../files/sample-files.ts'
import type { TestShop } from '../test-shop.ts'

/**
 * A little of everything that is hard to carry elsewhere: rows that point at each other and at files, moments to the
 * microsecond, numbers that are no binary fractions, words in other alphabets, lines that break, and nothing at all.
 */
export async function seedEverything(shop: TestShop): Promise<{ order: string }> {
  const { _id: id } = await seedOrder(shop)
  await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
    params: { id },
    body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'receipt.png') },
  })
  const request = await seedRequest(shop, kai, {
    evidence: true,
    concepts: 2,
    status: 'review',
    revisionCount: 1,
  })
  const comments = commentCalls(shop, () => request)
  const [pin] = await comments.pin(kai, {
    x: 0.1,
    y: 0.30000000000000004,
    text: 'Līhuʻe “light”\r\nhere\t— \\ "no"',
  })
  await comments.reply(noa, pin?._id ?? '', '光の中で 🌺')
  await shop.as(noa).call('PUT /api/orders/:id/verify-payment', {
    params: { id },
    body: { status: 'rejected', reason: 'Another amount' },
  })
  await shop.shop.db.execute(sql`
    update products set weight_lbs = 123456789012345678901234567890.1234567890123, created_at = '2026-02-03 04:05:06.789012+00',
      details = '{"care": "12345678901234567890.5", "n": 1e400, "nothing": null}'`)
  await shop.shop.files.put('pictures/3f5a-320.webp', sampleFiles.webp)
  return { order: id }
}
