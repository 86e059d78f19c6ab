import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orderForm } from '#tests/support/seed/order.ts'
import { leilani } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

test('the paper of a quote shows its piece; where the picture is gone or broken, words alone', async () => {
  const key = `pictures/${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const picture = sharp({ create: { width: 320, height: 320, channels: 3, background: '#a63' } })
  const product = await seedListed(shop.shop, { pictures: [{ key, widths: [320] }] })
  const { order } = await shop.as(leilani).call('POST /api/orders', { body: orderForm(product, 1) })
  const paper = async () => {
    const call = shop.as(leilani).call('GET /api/orders/:id/document.pdf', { params: { id: order._id } })
    return Buffer.from(await ((await call) as unknown as Blob).arrayBuffer()).toString('latin1')
  }
  expect(await paper()).not.toContain('/Subtype /Image')
  await shop.shop.files.put(`${key}-320.webp`, await picture.webp().toBuffer())
  expect(await paper()).toContain('/Subtype /Image')
  await shop.shop.files.put(`${key}-320.webp`, Buffer.from('broken'))
  expect(await paper()).not.toContain('/Subtype /Image')
})
