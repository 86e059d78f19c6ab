import { eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { callableOperations } from '#tests/support/operations/json-operations.ts'
import { kai, leilani, makana, noa, type Person } from '#tests/support/people.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { csvFile } from '#tests/support/files/product-file.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { quoteFor, seedQuoteRequest, shippingAddress } from '#tests/support/seed/order.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { type Ask, on, plain, soundAsks, type SoundAsk } from './ask.ts'
import { memberWrites, writerOf } from './member-asks.ts'
import { ownAsks, sellerAsks } from './own-asks.ts'
import { ownWords, scenes } from './scenes.ts'
import { countedPiece, openStocktake } from './stocktake-scene.ts'
import { studioWrites } from './studio-asks.ts'

/** An operation, somebody who may ask it, and what makes the ask a success. */
export type AskOf = Pick<SoundAsk, 'key'> & { person: Person; input: () => Promise<Ask> }

const letter = { template: 'welcomeEmailTemplate', text: '' } as const
const askers = new Map(callableOperations.map(({ key, person }) => [key, person]))
// What ends the session of who asks comes last.
const CLOSING = 'POST /api/users/profile/close'
const ends = [
  CLOSING,
  'GET /api/users/logout',
  'POST /api/users/reset-password',
  'PUT /api/users/profile/email',
]

/** Every operation of the contract, each asked with success at least once by everybody to whom it answers otherwise. */
export function everyAsk(testing: TestShop): AskOf[] {
  const asked =
    (owner: Person, personOf: (ask: SoundAsk) => Person) =>
    (ask: SoundAsk): AskOf => ({
      key: ask.key,
      person: personOf(ask),
      input: async () => {
        await emptyDrawer(testing.shop.db)
        return ask.input(owner)
      },
    })
  const closing = memberWrites(testing).filter(({ key }) => key === CLOSING)
  const written = memberWrites(testing).filter(({ key }) => key !== CLOSING)
  const requested = [
    ...[...written, ...ownAsks(testing)].map(asked(leilani, (ask) => writerOf(ask, leilani))),
    ...closing.map(asked(kai, () => kai)),
    ...sellerAsks(testing).map(asked(makana, () => makana)),
    ...studioWrites(testing).map(asked(leilani, () => noa)),
    ...others(testing).map(asked(leilani, ({ key }) => askers.get(key) ?? noa)),
  ]
  const existing = new Set(requested.map(({ key }) => key))
  const bare = callableOperations
    .filter(({ key }) => !existing.has(key))
    .map(({ key, person }) => ({ key, person, input: plain() }))
  return [...requested, ...bare].toSorted((one, other) => ends.indexOf(one.key) - ends.indexOf(other.key))
}

/** Everything may be asked so often that Leilani's account had no room for more files: what she has passes to Kai. */
async function emptyDrawer(db: Db): Promise<void> {
  await db.update(files).set({ ownerId: kai.id }).where(eq(files.ownerId, leilani.id))
}

/** The operations that are asked about something, or with something, and are in no other list. */
function others(testing: TestShop): SoundAsk[] {
  const { product, listed, sharedBoard, order, package: made, mail, ownPage, ownLetter } = scenes(testing)
  const chairs = async () => {
    await seedListed(testing.shop)
    return { category: 'chair' }
  }
  const signed = (url: string): Ask => {
    const { pathname, searchParams } = new URL(url, testing.shop.config.publicUrl)
    const id = pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? ''
    return { params: { id }, query: Object.fromEntries(searchParams) }
  }
  const studio = testing.as(noa)
  const stocktake = openStocktake(testing)
  const audited = async () => {
    await ownPage({})()
    const { entries } = await studio.call('GET /api/audit')
    return { params: { id: entries[0]?._id ?? '' } }
  }
  const mailed = async () =>
    signed((await studio.call('GET /api/emails/:id', { params: await mail() })).email.previewUrl)
  const previewed = async () =>
    signed((await studio.call('POST /api/settings/email-preview', { body: letter })).preview.url)
  const quoted = async () => {
    const request = await seedQuoteRequest(testing)
    return { params: { id: request._id }, body: quoteFor(request) }
  }
  const swatches = async () => {
    const options = [{ id: 'sage', name: 'Sage', priceDifference: 0, default: true }]
    const productId = await seedListed(testing.shop, { variants: [{ name: 'Fabric', options }] })
    const body = { email: 'kai@example.com', productId, finishes: ['Sage'], address: shippingAddress }
    return { body }
  }
  const signIn = async (owner: Person) => {
    await givePassword(testing.shop.db, owner)
    return { body: { email: owner.email, password: OWN_PASSWORD } }
  }
  return soundAsks(
    ['GET /api/products/:id', on(listed)],
    ['GET /api/products/:id/related', on(listed)],
    ['GET /api/products/:id/reviews', on(listed)],
    ['GET /api/products/:id/incoming', on(listed)],
    ['GET /api/payables/:ref/fee-credits', on(scenes(testing).payable)],
    ['GET /api/products/:id/tell-me', on(listed)],
    ['GET /api/products/category/:category', on(chairs)],
    ['GET /api/stocktakes/:id', on(stocktake)],
    ['PUT /api/stocktakes/:id', on(stocktake, countedPiece)],
    [
      'POST /api/stocktakes/:id/file',
      on(stocktake, () => ({ countsFile: csvFile('productCode,counted\nLN-1,1') })),
    ],
    ['GET /api/audit/:id/lines', audited],
    ['GET /api/boards/shared/:key', on(sharedBoard)],
    ['GET /api/content/:slug', on(ownPage({ isPublished: true }))],
    ['GET /api/content/:slug/versions', on(ownPage({}))],
    ['GET /api/packages/:id', on(made)],
    ['GET /api/packages/managed/:id', on(made)],
    ['GET /api/wishlist/check/:productId', on(product)],
    ['GET /api/orders/:id/notes', on(order)],
    ['GET /api/orders/:id/revisions', on(order)],
    ['POST /api/orders/:id/quote/preview', quoted],
    ['GET /api/orders/:id/packing-slip.pdf', on(order)],
    ['GET /api/users/admin/:id', async (owner) => ({ params: { id: owner.id } })],
    ['GET /api/emails/:id', on(mail)],
    ['GET /api/emails/:id/preview', mailed],
    ['GET /api/settings/email-preview/:id', previewed],
    ['POST /api/settings/email-preview', plain(() => letter)],
    ['POST /api/settings/test-email', plain(() => letter)],
    ['POST /api/emails/letters/:name/preview', on(ownLetter({}), ownWords)],
    ['POST /api/content/preview', plain(() => ({ title: 'Visit us', body: 'Come by.' }))],
    ['POST /api/bank/imports/preview', plain(() => ({ statement: statementFile() }))],
    ['POST /api/questions', plain(() => ({ name: 'Kai', email: 'kai@example.com', text: 'In oak?' }))],
    ['POST /api/questions/swatches', swatches],
    ['POST /api/visits', plain(() => ({ device: 'mobile', isFirstPage: true }))],
    ['POST /api/users/login', signIn],
  )
}
