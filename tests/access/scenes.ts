import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/call.ts'
import { emails } from '#server/db/schema/emails.ts'
import { newPackage } from '#tests/support/catalogue/package-form.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedBoard, seedPublishedBoard } from '#tests/support/seed/board.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { commentCalls } from '#tests/support/seed/comment-calls.ts'
import { seedDelivered } from '#tests/support/seed/delivered.ts'
import { seedRequest, type SeededRequest } from '#tests/support/seed/design.ts'
import { seedManaged } from '#tests/support/seed/managed.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { moneyScenes } from './money-scenes.ts'

type OwnRequest = Reply<'GET /api/design-requests/:id'>['request']

export const inReview: SeededRequest = { paymentStatus: 'paid', status: 'review', concepts: 1 }

/** What operations are asked about: each brings one about, of whoever is named, and gives its ids. */
export function scenes(testing: TestShop) {
  return { ...ofOrders(testing), ...ofDesigns(testing), ...ofCatalogue(testing), ...ofHouse(testing) }
}

function ofOrders(testing: TestShop) {
  const order = async (of: Person) => ({ id: (await seedOrder(testing, { of }))._id })
  return {
    order,
    payable: async (of: Person) => ({ ref: (await order(of)).id }),
    ...moneyScenes(testing, order),
    cancelledOrder: async (of: Person) => {
      const params = await order(of)
      await testing.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'cancelled' } })
      return params
    },
    orderNote: async (of: Person) => {
      const params = await order(of)
      const body = { text: 'Call first' }
      const { note } = await testing.as(noa).call('POST /api/orders/:id/notes', { params, body })
      return { ...params, noteId: note._id }
    },
    orderFile: async (of: Person) => {
      const ask = { params: await order(of), body: { paymentEvidence: pictureFile() } }
      const sent = await testing.as(of).call('POST /api/orders/:id/payment-evidence', ask)
      return { id: fileIn(sent.order.paymentEvidence?.url) }
    },
    quoteRequest: async (of: Person) => ({ id: (await seedQuoteRequest(testing, { of }))._id }),
    sentQuote: async (of: Person) => ({ id: (await seedSentQuote(testing, { of }))._id }),
    cartLine: async (owner: Person) => {
      const body = { productId: await seedProduct(testing.shop.db) }
      const { cart } = await testing.as(owner).call('POST /api/cart/add', { body })
      return { itemId: cart.items[0]?._id ?? '' }
    },
  }
}

function ofDesigns(testing: TestShop) {
  const request =
    (input: SeededRequest = inReview) =>
    async (owner: Person) => ({ id: await seedRequest(testing, owner, input) })
  const read = async (owner: Person, input: SeededRequest) => {
    const params = await request(input)(owner)
    return (await testing.as(owner).call('GET /api/design-requests/:id', { params })).request
  }
  return {
    request,
    concept: async (owner: Person) => {
      const { _id: id, designConcepts } = await read(owner, inReview)
      return { id, conceptId: designConcepts[0]?._id ?? '' }
    },
    requestFile: (urlIn: (request: OwnRequest) => string | undefined) => async (owner: Person) => ({
      id: fileIn(urlIn(await read(owner, { ...inReview, evidence: true }))),
    }),
    comment: async (owner: Person) => {
      const { id } = await request()(owner)
      const [comment] = await commentCalls(testing, () => id).pin(owner)
      return { id, commentId: comment?._id ?? '' }
    },
    suggestion:
      (input: SeededRequest = inReview) =>
      async (owner: Person) => {
        const { id } = await request(input)(owner)
        const productId = await seedProduct(testing.shop.db)
        return { id, suggestionId: await seedSuggestion(testing.shop.db, id, { productId }) }
      },
  }
}

function ofCatalogue(testing: TestShop) {
  return {
    publishedBoard: async (of: Person) => {
      // The hex digits of an id as letters: a piece of one's own.
      const own = of.id.slice(0, 3).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
      const piece = `chair${own}`
      return { ...(await seedPublishedBoard(testing, of, piece)), piece }
    },
    board: async (of: Person) => ({ id: (await seedBoard(testing, of))._id }),
    sharedBoard: async (of: Person) => {
      const params = { id: (await seedBoard(testing, of))._id }
      const body = { shared: true }
      const { board } = await testing.as(of).call('PUT /api/boards/:id/share', { params, body })
      return { key: board.shareKey ?? '' }
    },
    product: async () => ({ productId: await seedProduct(testing.shop.db) }),
    listed: async () => ({ id: await seedListed(testing.shop) }),
    managed: async (by = noa) => {
      await seedListed(testing.shop)
      return seedManaged(testing, {}, by)
    },
    category: async () => {
      const body = { name: `Lanterns ${randomUUID()}`, description: '' }
      const { category } = await testing.as(noa).call('POST /api/categories', { body })
      return { id: category._id }
    },
    package: async () => {
      const { package: made } = await testing.as(noa).call('POST /api/packages', { body: newPackage() })
      return { id: made._id }
    },
    delivered: async (to: Person) => {
      const id = await seedListed(testing.shop)
      await seedDelivered(testing.shop, { to, product: id })
      return { id }
    },
  }
}

/** Words of the owner's for a letter. */
export const ownWords = { subject: 'Aloha {firstName}', body: 'Your account is ready.' }

function ofHouse(testing: TestShop) {
  return {
    ownPage:
      ({ isPublished = false }) =>
      async () => {
        const body = { title: `Visit us ${randomUUID()}`, body: 'Come by.' }
        const { page } = await testing.as(noa).call('POST /api/content', { body })
        const params = { slug: page.slug }
        if (isPublished)
          await testing.as(noa).call('POST /api/content/:slug/publish', { params, body: { version: 1 } })
        return params
      },
    ownLetter:
      ({ isWritten = false }) =>
      async () => {
        const params = { name: 'account-opened' }
        if (isWritten) await testing.as(noa).call('PUT /api/emails/letters/:name', { params, body: ownWords })
        return params
      },
    question: async () => {
      const body = { name: 'Kai Nakamura', email: 'kai@example.com', text: 'In oak?' }
      await testing.as(nobody).call('POST /api/questions', { body })
      const { questions } = await testing.as(noa).call('GET /api/questions')
      return { id: questions[0]?._id ?? '' }
    },
    person: async () => ({ id: (await seedPerson(testing.shop)).id }),
    /** The first mail there is, waiting or given up. */
    mail: async () => {
      await seedQuoteRequest(testing, { of: leilani })
      const [email] = await testing.shop.db.select({ id: emails.id }).from(emails)
      return { id: email?.id ?? '' }
    },
  }
}

/** The id of a private file in its address. */
function fileIn(url = ''): string {
  return /\/api\/files\/([^?]+)/.exec(url)?.[1] ?? ''
}
