import { randomUUID } from 'node:crypto'
import type { ApiKey } from '#contract/api.ts'
import { emails } from '#server/db/schema/emails.ts'
import { newPackage, packageForm } from '#tests/support/catalogue/package-form.ts'
import { newChair, pictureFile } from '#tests/support/catalogue/product-form.ts'
import { csvFile, productCsv } from '#tests/support/files/product-file.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { savedForm } from '#tests/support/seed/managed.ts'
import { personForm, seedPerson } from '#tests/support/seed/person.ts'
import { seedWorkingBoard } from '#tests/support/seed/board.ts'
import { noa } from '#tests/support/people.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { type Ask, on, plain, soundAsks, type SoundAsk } from './ask.ts'
import { bankAsks, creditedFee } from './money-scenes.ts'
import { evidence, pin, planScale } from './own-asks.ts'
import { ofOrders } from './order-asks.ts'
import { ownWords, scenes } from './scenes.ts'
import { openStocktake } from './stocktake-scene.ts'

/** Writes of the studio that change nothing which the audit log watches: mails are tried out, pieces are counted. */
export const unrecorded: readonly ApiKey[] = [
  'POST /api/settings/email-preview',
  'POST /api/settings/test-email',
  'POST /api/content/preview',
  'POST /api/emails/letters/:name/preview',
  'POST /api/orders/:id/quote/preview',
  'POST /api/bank/imports/preview',
  'PUT /api/stocktakes/:id',
  'POST /api/stocktakes/:id/file',
]

/** Every write of the studio, with what makes it possible and what is sent. */
export function studioWrites(testing: TestShop): SoundAsk[] {
  return [
    ...ofCatalogue(testing),
    ...ofOrders(testing),
    ...ofMoney(testing),
    ...bankAsks(testing),
    ...ofDesigns(testing),
    ...ofHouse(testing),
  ]
}

function ofCatalogue(testing: TestShop): SoundAsk[] {
  const { category, package: made, managed } = scenes(testing)
  const twice = (scene: typeof category) => async () => scene().then(scene)
  const listed = async () => ({ id: (await managed())._id })
  const awaited = { day: '2027-03-12', pieces: 12 }
  const delivery = async () => {
    const { id } = await listed()
    const ask = { params: { id }, body: awaited }
    const { incoming } = await testing.as(noa).call('POST /api/products/:id/incoming', ask)
    return { id, incomingId: incoming[0]?._id ?? '' }
  }
  const stocktake = openStocktake(testing)
  const named = (name: string) => () => ({ name: `${name} ${randomUUID()}`, description: '' })
  const inCategory = (body: () => object) => async (): Promise<Ask> => {
    await seedListed(testing.shop)
    return { body: body() }
  }
  const renamed = async () => {
    const product = await managed()
    return { params: { id: product._id }, body: savedForm(product, { name: 'Lauhala chair' }) }
  }
  const pictured = async () => {
    const { productCode } = await managed()
    return { body: { pictures: [pictureFile(`${productCode}.jpg`, 'jpeg')] } }
  }
  const onSale = on(listed, ({ id }) => ({ ids: [id], action: 'sale', percentOff: 10 }))
  return soundAsks(
    ['POST /api/categories', plain(named('Lanterns'))],
    ['PUT /api/categories/:id', on(category, named('Lamps'))],
    ['PUT /api/categories/:id/place', on(twice(category), { move: 'up' })],
    ['DELETE /api/categories/:id', on(category)],
    ['POST /api/packages', plain(newPackage)],
    ['PUT /api/packages/:id', on(made, packageForm({ price: '2600' }))],
    ['PUT /api/packages/:id/place', on(twice(made), { move: 'up' })],
    ['POST /api/packages/:id/board', on(made)],
    ['DELETE /api/packages/:id', on(made)],
    ['POST /api/products', inCategory(() => newChair({ productCode: `LN-CHA-${randomUUID()}` }))],
    ['PUT /api/products/:id', renamed],
    ['PUT /api/products/:id/state', on(listed, { state: 'draft' })],
    ['PUT /api/products/bulk', onSale],
    ['POST /api/products/pictures', pictured],
    ['PATCH /api/products/:id/stock', on(listed, { change: 3, note: 'Found in the back' })],
    ['POST /api/products/:id/incoming', on(listed, awaited)],
    ['PUT /api/products/:id/incoming/:incomingId', on(delivery, { ...awaited, pieces: 9 })],
    ['POST /api/products/:id/incoming/:incomingId/book-in', on(delivery)],
    ['DELETE /api/products/:id/incoming/:incomingId', on(delivery)],
    ['POST /api/products/bulk-import', inCategory(() => ({ productsFile: csvFile(productCsv([{}])) }))],
    ['DELETE /api/products/:id', on(listed)],
    ['POST /api/stocktakes', plain(() => ({ name: 'Warehouse' }))],
    ['POST /api/stocktakes/:id/apply', on(stocktake)],
    ['DELETE /api/stocktakes/:id', on(stocktake)],
  )
}

function ofMoney(testing: TestShop): SoundAsk[] {
  const { payable, paidPayable, payment, refund, cancelledPayable, statedPayable, credit } = scenes(testing)
  const reduced = { amount: 20, reason: 'As agreed', seenOpen: 660 }
  const back = { amount: 20, method: 'cheque', reasonCode: 'price', seenOpen: 0, seenRefunded: 0 }
  const rescheduled = { dues: [{ amount: 660, rule: 'on_delivery' }], seenOpen: 660 }
  const moved = async (owner: Parameters<SoundAsk['input']>[0]): Promise<Ask> => {
    const { ref, to } = await credit(owner)
    return { params: { ref }, body: { amount: 40, to, seenOpen: 0 } }
  }
  return soundAsks(
    ['POST /api/payables/:ref/payments', on(payable, { amount: 20, method: 'cheque', seenOpen: 660 })],
    ['POST /api/payables/:ref/payments/:id/back', on(payment, { kind: 'bounced', reason: 'Not covered' })],
    ['PUT /api/payables/:ref/schedule', on(payable, rescheduled)],
    ['POST /api/payables/:ref/refunds', on(paidPayable, back)],
    ['POST /api/payables/:ref/reductions', on(payable, reduced)],
    ['POST /api/payables/:ref/charges', on(payable, reduced)],
    ['POST /api/payables/:ref/write-off', on(payable, reduced)],
    ['POST /api/payables/:ref/kept', on(cancelledPayable, { ...reduced, seenOpen: 0 })],
    ['POST /api/payables/:ref/set-aside', on(statedPayable, { reason: 'It did not come' })],
    ['POST /api/payables/:ref/move', moved],
    ['POST /api/payables/:ref/remind', on(payable)],
    ['POST /api/payables/:ref/fee-credits', creditedFee(testing, payable)],
    ['PUT /api/refunds/:id', on(refund, { state: 'sent', reference: 'CHK 17' })],
  )
}

function ofDesigns(testing: TestShop): SoundAsk[] {
  const { request, comment } = scenes(testing)
  const furnished = async (owner: Parameters<SoundAsk['input']>[0]) => {
    const params = await request({ status: 'in_progress', paymentStatus: 'paid' })(owner)
    await seedWorkingBoard(testing, params.id)
    return params
  }
  const inWork = request({ status: 'in_progress', paymentStatus: 'paid' })
  const suggested = async (...[owner]: Parameters<SoundAsk['input']>): Promise<Ask> => ({
    params: await request()(owner),
    body: { products: [{ productId: await seedProduct(testing.shop.db), quantity: 2 }] },
  })
  return soundAsks(
    ['PUT /api/design-requests/:id/suggested-products', suggested],
    ['POST /api/design-requests/:id/board', on(request())],
    ['POST /api/design-requests/:id/board/publish', on(furnished, { revision: 1 })],
    ['POST /api/design-requests/:id/comments', on(request(), pin)],
    ['POST /api/design-requests/:id/comments/:commentId/replies', on(comment, { text: 'Yes.' })],
    ['PUT /api/design-requests/:id/comments/:commentId', on(comment, { isResolved: true })],
    ['PUT /api/design-requests/:id/plan-scale', on(request(), planScale)],
    ['PUT /api/design-requests/:id/status', on(request({}), { status: 'in_progress' })],
    ['PUT /api/design-requests/:id/payment', on(request({ evidence: true }), { paymentStatus: 'paid' })],
    ['POST /api/design-requests/:id/payment-evidence', on(request({}), evidence)],
    ['POST /api/design-requests/:id/concepts', on(inWork, () => ({ conceptImage: pictureFile() }))],
  )
}

function ofHouse(testing: TestShop): SoundAsk[] {
  const { person, mail, delivered, question, ownPage, ownLetter } = scenes(testing)
  const failedMail = async () => {
    const ids = await mail()
    const runAt = new Date(testing.shop.clock().getTime() + 3_600_000)
    await testing.shop.db.update(emails).set({ attempts: 3, lastError: '450 Try later', runAt })
    return ids
  }
  const review: Parameters<typeof on>[0] = async (owner) => {
    const ask = { params: await delivered(owner), body: { rating: 4 } }
    const { review: written } = await testing.as(owner).call('POST /api/products/:id/reviews', ask)
    return { id: written._id }
  }
  const renamed = async () => {
    const member = await seedPerson(testing.shop)
    return { params: { id: member.id }, body: personForm(member, { lastName: 'Kamaka' }) }
  }
  const somebody = () => ({
    firstName: 'Ikaika',
    lastName: 'Kealoha',
    role: 'customer',
    password: 'a calm morning',
    email: `${randomUUID()}@example.com`,
  })
  return soundAsks(
    ['PUT /api/settings', plain(() => ({ shipping: { flatRateShipping: 42 } }))],
    ['POST /api/content', plain(() => ({ title: 'Visit us' }))],
    ['PUT /api/content/:slug', on(ownPage({}), { title: 'Come by', body: 'Soon.', version: 1 })],
    ['POST /api/content/:slug/publish', on(ownPage({}), { version: 1 })],
    ['POST /api/content/:slug/restore', on(ownPage({ isPublished: true }), { version: 0 })],
    ['DELETE /api/content/:slug', on(ownPage({}))],
    ['POST /api/content/pictures', plain(() => ({ picture: pictureFile() }))],
    ['PUT /api/emails/letters/:name', on(ownLetter({ isWritten: false }), ownWords)],
    ['DELETE /api/emails/letters/:name', on(ownLetter({ isWritten: true }))],
    ['POST /api/emails/:id/retry', on(failedMail)],
    ['POST /api/emails/set-aside', async () => ({ body: await failedMail() })],
    ['PUT /api/questions/:id/answer', on(question, { answer: 'It does.' })],
    ['PUT /api/reviews/:id', on(review, { hidden: true })],
    ['POST /api/users/admin', plain(somebody)],
    ['PUT /api/users/admin/:id', renamed],
    ['DELETE /api/users/admin/:id', on(person)],
  )
}
