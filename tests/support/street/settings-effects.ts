/** What the owner sets acts at once: each field is saved as the page saves it, and its effect is looked at from outside. */
import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { SettingsTyped } from '#contract/settings-form.ts'
import { emails } from '#server/db/schema/emails.ts'
import { orderAttachment } from '#server/orders/papers/order-document.ts'
import { orderForm, type OrderForm } from '../seed/order.ts'
import { seedProduct } from '../seed/product.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { homeAddress } from '#tests/support/samples/addresses.ts'

export type Changes = { [S in keyof SettingsTyped]?: Partial<SettingsTyped[S]> }

/** A field, a change of it, and what is seen before and after. */
export type Effect = [
  field: string,
  change: Changes,
  look: () => Promise<unknown>,
  before: unknown,
  after: unknown,
]

/** One test for each effect. */
export function testEffects(shop: TestShop, effects: Effect[]): void {
  test.each(effects)('%s acts as soon as it is saved', async (_field, change, look, before, after) => {
    expect(await look()).toEqual(before)
    await shop.as(noa).call('PUT /api/settings', { body: change })
    expect(await look()).toEqual(after)
  })
}

/** Ways to look at a shop that sells with prices, and in which Leilani has a sofa for $600.00 in her cart. */
export function looksAt(shop: TestShop) {
  let sofa = ''
  let newcomers = 0

  beforeEach(async () => {
    await shop.set('general', { quoteMode: false })
    sofa = await seedProduct(shop.shop.db, { name: 'Shoreline sofa', priceCents: 600_00 })
    await shop.as(leilani).call('POST /api/cart/add', { body: { productId: sofa } })
  })

  const place = async (more: Partial<OrderForm> = {}) =>
    (await shop.as(leilani).call('POST /api/orders', { body: orderForm(sofa, 1, more) })).order

  /** The letter of this name that was written last. */
  async function lastLetter(name: string) {
    const rows = await shop.shop.db.select().from(emails).orderBy(desc(emails.createdAt))
    const found = rows.find(({ letter }) => letter === name)
    if (!found) throw new Error(`No letter ${name} was written`)
    return found
  }

  return {
    place,
    get: (url: string) => shop.http.inject({ url }),
    publicSettings: async () => (await shop.as(nobody).call('GET /api/settings/public')).settings,
    instructions: async () => (await shop.as(leilani).call('GET /api/payment/instructions')).instructions,
    price: async () =>
      (await shop.as(nobody).call('GET /api/products/:id', { params: { id: sofa } })).product.price,
    cart: async (query: { country?: string; pickup?: 'true' } = { country: 'US' }) =>
      (await shop.as(leilani).call('GET /api/cart', { query })).cart,
    async orderLetter() {
      await place()
      return lastLetter('order-received')
    },
    async studioLetter() {
      await place()
      return lastLetter('studio-new-order')
    },
    async shippingLetter() {
      const { _id: id } = await place()
      const body = { status: 'shipped' } as const
      await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body })
      return lastLetter('order-shipped')
    },
    async welcomeLetter() {
      const email = `mele${++newcomers}@example.com`
      await shop.as(nobody).call('POST /api/users/register', { body: { ...newcomer, email } })
      return lastLetter('welcome')
    },
    /** Whether a page of the owner's words says so. */
    async says(slug: string, words: string) {
      const reply = await shop.as(nobody).call('GET /api/content/:slug', { params: { slug } })
      return JSON.stringify(reply).includes(words)
    },
    async rejectedLetter() {
      const { _id: id } = await place()
      const body = { status: 'rejected', reason: 'Torn' } as const
      await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })
      return lastLetter('payment-rejected')
    },
    async paper() {
      const { _id: orderId } = await place()
      return orderAttachment(shop.shop)({ kind: 'order-document', orderId, name: 'order.pdf' })
    },
    /** What became of an order: placed, or the field or the words of its refusal. */
    outcome: (more: Partial<OrderForm> = {}): Promise<string> =>
      place(more).then(
        () => 'placed',
        ({ fields = {}, message }: { fields?: Record<string, string>; message: string }) =>
          Object.keys(fields)[0] ?? message,
      ),
  }
}

const newcomer = {
  firstName: 'Mele',
  lastName: 'Kalani',
  password: 'papaya on the lanai',
  phone: '',
  address: homeAddress,
} as const
