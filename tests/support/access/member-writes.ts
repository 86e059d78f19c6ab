import { randomUUID } from 'node:crypto'
import { seedDelivered } from '../seed/delivered.ts'
import { seedListed } from '../seed/catalogue.ts'
import { orderForm } from '../seed/order.ts'
import { seedProduct } from '../seed/product.ts'
import { askForPassword, givePassword } from '#tests/support/letters/lost-password.ts'
import type { OwnThing } from './own-thing.ts'
import { ownThings } from './own-things.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const honolulu = {
  street: '12 Kapiolani Boulevard',
  city: 'Honolulu',
  state: 'HI',
  zipCode: '96813',
  country: 'United States',
} as const

/** What somebody new sends to register. */
export function registerForm(email: string) {
  const brief = { designStyle: 'modern', roomTypes: ['living'], specificRequirements: 'A place for two cats' }
  const person = { firstName: 'Keola', lastName: 'Kealoha', phone: '+1 808 555 0142' }
  return { ...person, email, password: 'six plates', address: honolulu, questionnaire: brief }
}

/** Every write of members and visitors, with what makes it possible and what is sent. */
export function memberWrites(testing: TestShop): OwnThing[] {
  const changes = ownThings(testing).filter(({ key }) => !key.startsWith('GET'))
  return [...changes, ...beginnings(testing), ...belongings(testing), ...accountWrites(testing)]
}

/** Who asks: of some writes nobody is signed in yet. */
export function writerOf({ key }: OwnThing, member: Person): Person {
  return /register|password/.test(key) ? nobody : member
}

function beginnings(testing: TestShop): OwnThing[] {
  return [
    {
      key: 'POST /api/orders',
      input: async () => {
        await testing.set('general', { quoteMode: false })
        const product = await seedProduct(testing.shop.db, { priceCents: 600_00 })
        return { body: orderForm(product) }
      },
    },
    {
      key: 'POST /api/orders',
      what: 'a quote',
      input: async () => {
        await testing.set('general', { quoteMode: true })
        return { body: orderForm(await seedProduct(testing.shop.db)) }
      },
    },
    {
      key: 'POST /api/design-requests',
      input: async () => ({
        body: { floorPlan: pictureFile('plan.png'), notes: 'Two cats', brief: { style: 'modern' } },
      }),
    },
  ]
}

function belongings(testing: TestShop): OwnThing[] {
  const product = async () => ({ productId: await seedProduct(testing.shop.db) })
  return [
    { key: 'POST /api/cart/add', input: async () => ({ body: { ...(await product()), quantity: 2 } }) },
    { key: 'DELETE /api/cart/clear', input: async () => ({}) },
    { key: 'POST /api/wishlist/add', input: async () => ({ body: await product() }) },
    { key: 'DELETE /api/wishlist/remove/:productId', input: async () => ({ params: await product() }) },
    {
      key: 'POST /api/products/:id/reviews',
      input: async (owner) => {
        const id = await seedListed(testing.shop)
        await seedDelivered(testing.shop, { to: owner, product: id })
        return { params: { id }, body: { rating: 4, text: 'Comfortable' } }
      },
    },
  ]
}

function accountWrites(testing: TestShop): OwnThing[] {
  const names = { firstName: 'Leilani', lastName: 'Kealoha', phone: '+1 808 555 0142' }
  return [
    { key: 'PUT /api/users/profile', input: async () => ({ body: { ...names, address: honolulu } }) },
    {
      key: 'POST /api/users/register',
      input: async () => ({ body: registerForm(`${randomUUID()}@example.com`) }),
    },
    {
      key: 'POST /api/users/reset-password',
      input: async (owner) => {
        await givePassword(testing.shop.db, owner)
        const tempPassword = await askForPassword(testing, owner)
        return { body: { email: owner.email, tempPassword, newPassword: 'koa and linen' } }
      },
    },
    { key: 'POST /api/users/forgot-password', input: async ({ email }) => ({ body: { email } }) },
  ]
}
