import { eq } from 'drizzle-orm'
import { api, type ApiKey } from '#contract/api.ts'
import type { Db } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { files } from '#server/db/schema/files.ts'
import { callableOperations } from '#tests/support/operations/json-operations.ts'
import { seedListed } from '../seed/catalogue.ts'
import { seedOrder } from '../seed/order.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { memberWrites, writerOf } from './member-writes.ts'
import { newPackage } from '#tests/support/catalogue/package-form.ts'
import type { OwnAsk } from './own-thing.ts'
import { ownThings } from './own-things.ts'
import { kai, leilani, makana, noa, type Person } from '#tests/support/people.ts'
import { sellerThings } from './seller-things.ts'
import { studioWrites } from './studio-writes.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** An operation, somebody who may ask it, and what makes the ask a success. */
export type SoundAsk = { key: ApiKey; person: Person; input: () => Promise<OwnAsk & { query?: object }> }

const letter = { template: 'welcomeEmailTemplate', text: '' } as const

/** Every operation of the contract, each asked with success at least once by everybody to whom it answers otherwise. */
export function everyAsk(testing: TestShop): SoundAsk[] {
  const ofMembers = [...memberWrites(testing), ...ownThings(testing)].map((thing) => ({
    key: thing.key,
    person: writerOf(thing, leilani),
    input: () => thing.input(leilani),
  }))
  const ofSellers = sellerThings(testing).map(({ key, input }) => ({
    key,
    person: makana,
    input: () => input(makana),
  }))
  const ofStudio = Object.entries(studioWrites(testing)).map(([key, input]) => ({
    key: key as ApiKey,
    person: noa,
    input: input as SoundAsk['input'],
  }))
  const requested = [...ofMembers, ...ofSellers, ...ofStudio, ...others(testing)].map((sound) => ({
    ...sound,
    input: async () => {
      await emptyDrawer(testing.shop.db)
      return sound.input()
    },
  }))
  const existing = new Set(requested.map(({ key }) => key))
  const plain = callableOperations
    .filter(({ key }) => !existing.has(key))
    .map(({ key, person }) => ({ key, person, input: async () => ({}) }))
  // What ends the session of who asks comes last.
  const ends = ['GET /api/users/logout', 'POST /api/users/reset-password']
  return [...requested, ...plain].toSorted((one, other) => ends.indexOf(one.key) - ends.indexOf(other.key))
}

/** Everything may be asked so often that Leilani's account had no room for more files: what she has passes to Kai. */
async function emptyDrawer(db: Db): Promise<void> {
  await db.update(files).set({ ownerId: kai.id }).where(eq(files.ownerId, leilani.id))
}

/** The operations that are asked about something, or with something, and are in no other list. */
function others(testing: TestShop): SoundAsk[] {
  const product = async () => ({ params: { id: await seedListed(testing.shop) } })
  const order = async () => ({ params: { id: (await seedOrder(testing))._id } })
  const asPackage = async () => {
    const { package: made } = await testing.as(noa).call('POST /api/packages', { body: newPackage() })
    return { params: { id: made._id } }
  }
  const mail = async () => {
    await seedOrder(testing)
    const [email] = await testing.shop.db.select({ id: emails.id }).from(emails)
    return { params: { id: email?.id ?? '' } }
  }
  const signed = async (url: string) => {
    const { pathname, searchParams } = new URL(url, testing.shop.config.publicUrl)
    const id = pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? ''
    return { params: { id }, query: Object.fromEntries(searchParams) }
  }
  const inputs: Partial<Record<ApiKey, SoundAsk['input']>> = {
    'GET /api/products/:id': product,
    'GET /api/products/:id/related': product,
    'GET /api/products/:id/reviews': product,
    'GET /api/products/category/:category': async () => {
      await seedListed(testing.shop)
      return { params: { category: 'chair' } }
    },
    'GET /api/packages/:id': asPackage,
    'GET /api/packages/managed/:id': asPackage,
    'GET /api/wishlist/check/:productId': async () => ({
      params: { productId: await seedListed(testing.shop) },
    }),
    'GET /api/orders/:id/notes': order,
    'GET /api/orders/:id/packing-slip.pdf': order,
    'GET /api/users/admin/:id': async () => ({ params: { id: leilani.id } }),
    'GET /api/emails/:id': mail,
    'GET /api/emails/:id/preview': async () => {
      const { email } = await testing.as(noa).call('GET /api/emails/:id', await mail())
      return signed(email.previewUrl)
    },
    'GET /api/settings/email-preview/:id': async () => {
      const key = 'POST /api/settings/email-preview'
      return signed((await testing.as(noa).call(key, { body: letter })).preview.url)
    },
    'POST /api/settings/email-preview': async () => ({ body: letter }),
    'POST /api/settings/test-email': async () => ({ body: letter }),
    'POST /api/visits': async () => ({ body: { device: 'mobile', isFirstPage: true } }),
    'POST /api/users/login': async () => {
      await givePassword(testing.shop.db, leilani)
      return { body: { email: leilani.email, password: OWN_PASSWORD } }
    },
  }
  const asker = new Map(callableOperations.map(({ key, person }) => [key, person]))
  return (Object.keys(api) as ApiKey[]).flatMap((key) => {
    const input = inputs[key]
    return input ? [{ key, person: asker.get(key) ?? noa, input }] : []
  })
}
