import { randomUUID } from 'node:crypto'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { mailedProof } from '#tests/support/letters/email-proof.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { on, plain, soundAsks, type SoundAsk } from './ask.ts'
import { ownAsks } from './own-asks.ts'
import { scenes } from './scenes.ts'

const honolulu = {
  street: '12 Kapiolani Boulevard',
  city: 'Honolulu',
  state: 'HI',
  zipCode: '96813',
  country: 'United States',
} as const
const names = { firstName: 'Keola', lastName: 'Kealoha', phone: '+1 808 555 0142' }

const freshAddress = () => `${randomUUID()}@example.com`

/** What somebody new sends to register. */
export function registerForm(email: string) {
  const brief = { designStyle: 'modern', roomTypes: ['living'], specificRequirements: 'A place for two cats' }
  return { ...names, email, password: 'six plates', address: honolulu, questionnaire: brief }
}

/** Who asks: of some writes nobody is signed in yet. */
export function writerOf({ key }: SoundAsk, member: Person): Person {
  return /register|password/.test(key) ? nobody : member
}

/** Every write of members and visitors, with what makes it possible and what is sent. */
export function memberWrites(testing: TestShop): SoundAsk[] {
  const { product, delivered } = scenes(testing)
  const plan = () => ({
    floorPlan: pictureFile('plan.png'),
    notes: 'Two cats',
    brief: { style: 'modern' },
  })
  const ordered = (quoteMode: boolean) => async () => {
    await testing.set('general', { quoteMode })
    return { body: orderForm(await seedProduct(testing.shop.db, { priceCents: 600_00 })) }
  }
  const soldOut = async () => ({ id: await seedProduct(testing.shop.db, { stock: 0 }) })
  const reset = async (owner: Person) => {
    await givePassword(testing.shop.db, owner)
    const tempPassword = await askForPassword(testing, owner)
    return { body: { email: owner.email, tempPassword, newPassword: 'koa and linen' } }
  }
  const withPassword = (body: (owner: Person) => object) => async (owner: Person) => {
    await givePassword(testing.shop.db, owner)
    return { body: { ...body(owner), currentPassword: OWN_PASSWORD } }
  }
  const proved = async ({ id }: Person) => ({ body: await mailedProof(testing, id, freshAddress()) })
  return [
    ...ownAsks(testing).filter(({ key }) => !key.startsWith('GET')),
    ...soundAsks(
      ['POST /api/orders', ordered(false)],
      ['POST /api/orders', ordered(true), { what: 'a quote' }],
      ['POST /api/design-requests', plain(plan)],
      ['POST /api/cart/add', on(product, ({ productId }) => ({ productId, quantity: 2 }))],
      ['DELETE /api/cart/clear', plain()],
      ['POST /api/boards', plain(() => ({ name: 'Living room', content: sampleRoom() }))],
      ['POST /api/wishlist/add', on(product, ({ productId }) => ({ productId }))],
      ['DELETE /api/wishlist/remove/:productId', on(product)],
      ['POST /api/products/:id/tell-me', on(soldOut, {})],
      ['DELETE /api/products/:id/tell-me', on(soldOut)],
      ['POST /api/products/:id/reviews', on(delivered, { rating: 4, text: 'Comfortable' })],
      ['PUT /api/users/profile', plain(() => ({ ...names, address: honolulu }))],
      ['POST /api/users/profile/email', withPassword(({ email }) => ({ email: `new.${email}` }))],
      ['PUT /api/users/profile/email', proved],
      ['DELETE /api/users/profile/email', plain()],
      ['POST /api/users/profile/close', withPassword(() => ({}))],
      ['POST /api/users/register', plain(() => registerForm(freshAddress()))],
      ['POST /api/users/reset-password', reset],
      ['POST /api/users/forgot-password', async ({ email }) => ({ body: { email } })],
    ),
  ]
}
