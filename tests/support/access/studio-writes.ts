import { randomUUID } from 'node:crypto'
import type { ApiKey } from '#contract/api.ts'
import { emails } from '#server/db/schema/emails.ts'
import { designPieceWrites } from './design-piece-writes.ts'
import { designWrites } from './design-writes.ts'
import { seedDelivered } from '../seed/delivered.ts'
import { seedManaged, savedForm } from '../seed/managed.ts'
import { seedOrder, seedQuoteRequest, quoteFor } from '../seed/order.ts'
import { seedPerson, personForm } from '../seed/person.ts'
import { seedListed } from '../seed/catalogue.ts'
import { newPackage, packageForm } from '#tests/support/catalogue/package-form.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { csvFile, productCsv } from '#tests/support/files/product-file.ts'
import { newChair, pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** What is asked of one operation of the contract, once what it is about is there. */
type Ask = { params?: Record<string, string>; body?: unknown }
type StudioWrites = Partial<Record<ApiKey, () => Promise<Ask>>>

/** Writes of the studio that change nothing which the audit log watches: mails are tried out or sent again. */
export const unrecorded: readonly ApiKey[] = [
  'POST /api/settings/email-preview',
  'POST /api/settings/test-email',
]

/** Every write of the studio, with what makes it possible and what is sent. */
export function studioWrites(shop: TestShop): StudioWrites {
  return {
    ...ofCategories(shop),
    ...ofOrders(shop),
    ...ofProducts(shop),
    ...ofPeople(shop),
    ...designPieceWrites(shop),
    ...designWrites(shop),
    ...ofPackages(shop),
    'PUT /api/settings': async () => ({ body: { shipping: { flatRateShipping: 42 } } }),
    'POST /api/emails/:id/retry': async () => {
      await seedQuoteRequest(shop)
      const { db, clock } = shop.shop
      const later = new Date(clock().getTime() + 3_600_000)
      const [email] = await db
        .update(emails)
        .set({ attempts: 3, lastError: '450 Try later', runAt: later })
        .returning({ id: emails.id })
      return { params: { id: email?.id ?? '' } }
    },
    'PUT /api/reviews/:id': async () => {
      const product = await seedListed(shop.shop)
      await seedDelivered(shop.shop, { to: leilani, product })
      const { review } = await shop
        .as(leilani)
        .call('POST /api/products/:id/reviews', { params: { id: product }, body: { rating: 4 } })
      return { params: { id: review._id }, body: { hidden: true } }
    },
  }
}

function ofCategories(shop: TestShop): StudioWrites {
  const input = async (name: string) => {
    const body = { name: `${name} ${randomUUID()}`, description: '' }
    const { category } = await shop.as(noa).call('POST /api/categories', { body })
    return { id: category._id }
  }
  return {
    'POST /api/categories': async () => ({ body: { name: `Lanterns ${randomUUID()}`, description: '' } }),
    'PUT /api/categories/:id': async () => ({
      params: await input('Lanterns'),
      body: { name: `Lamps ${randomUUID()}`, description: '' },
    }),
    'PUT /api/categories/:id/place': async () => {
      await input('Lanterns')
      return { params: await input('Screens'), body: { move: 'up' } }
    },
    'DELETE /api/categories/:id': async () => ({ params: await input('Lanterns') }),
  }
}

function ofOrders(shop: TestShop): StudioWrites {
  const placed = async () => ({ id: (await seedOrder(shop))._id })
  const cancelled = async () => {
    const params = await placed()
    await shop.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'cancelled' } })
    return params
  }
  return {
    'PUT /api/orders/:id': async () => ({ params: await placed(), body: { trackingNumber: 'HI-1' } }),
    'PUT /api/orders/:id/status': async () => ({ params: await placed(), body: { status: 'processing' } }),
    'PUT /api/orders/:id/verify-payment': async () => ({ params: await placed(), body: { status: 'paid' } }),
    'PUT /api/payment/confirm/:id': async () => ({ params: await placed() }),
    'PUT /api/payment/reject/:id': async () => ({ params: await placed(), body: { reason: 'Too little' } }),
    'PUT /api/orders/:id/quote': async () => {
      const request = await seedQuoteRequest(shop)
      return { params: { id: request._id }, body: quoteFor(request) }
    },
    'POST /api/orders/:id/payment-evidence': async () => ({
      params: await placed(),
      body: { paymentEvidence: pictureFile() },
    }),
    'PUT /api/orders/:id/pay': async () => ({ params: await placed(), body: { reference: 'W-1' } }),
    'PUT /api/orders/:id/payment-method': async () => ({
      params: await placed(),
      body: { paymentMethod: 'cheque' },
    }),
    'POST /api/orders/:id/notes': async () => ({ params: await placed(), body: { text: 'Call first' } }),
    'DELETE /api/orders/:id/notes/:noteId': async () => {
      const params = await placed()
      const body = { text: 'Call first' }
      const { note } = await shop.as(noa).call('POST /api/orders/:id/notes', { params, body })
      return { params: { ...params, noteId: note._id } }
    },
    'DELETE /api/orders/:id': async () => ({ params: await cancelled() }),
  }
}

function ofPackages(shop: TestShop): StudioWrites {
  const input = async () => {
    const { package: made } = await shop.as(noa).call('POST /api/packages', { body: newPackage() })
    return { id: made._id }
  }
  return {
    'POST /api/packages': async () => ({ body: newPackage() }),
    'PUT /api/packages/:id': async () => ({
      params: await input(),
      body: packageForm({ price: '2600' }),
    }),
    'PUT /api/packages/:id/place': async () => {
      await input()
      return { params: await input(), body: { move: 'up' } }
    },
    'DELETE /api/packages/:id': async () => ({ params: await input() }),
  }
}

function ofProducts(shop: TestShop): StudioWrites {
  const input = async () => {
    await seedListed(shop.shop)
    return seedManaged(shop)
  }
  return {
    'POST /api/products': async () => {
      await seedListed(shop.shop)
      return { body: newChair({ productCode: `LN-CHA-${randomUUID()}` }) }
    },
    'PUT /api/products/:id': async () => {
      const product = await input()
      return { params: { id: product._id }, body: savedForm(product, { name: 'Lauhala chair' }) }
    },
    'PUT /api/products/bulk': async () => ({
      body: { ids: [(await input())._id], action: 'sale', percentOff: 10 },
    }),
    'PATCH /api/products/:id/stock': async () => ({
      params: { id: (await input())._id },
      body: { change: 3, note: 'Found in the back' },
    }),
    'POST /api/products/bulk-import': async () => {
      await seedListed(shop.shop)
      return { body: { productsFile: csvFile(productCsv([{}])) } }
    },
    'DELETE /api/products/:id': async () => ({ params: { id: (await input())._id } }),
  }
}

function ofPeople(shop: TestShop): StudioWrites {
  const input = () => seedPerson(shop.shop)
  return {
    'POST /api/users/admin': async () => ({
      body: {
        firstName: 'Ikaika',
        lastName: 'Kealoha',
        email: `${randomUUID()}@example.com`,
        role: 'customer',
        password: 'a calm morning',
      },
    }),
    'PUT /api/users/admin/:id': async () => {
      const person = await input()
      return { params: { id: person.id }, body: personForm(person, { lastName: 'Kamaka' }) }
    },
    'DELETE /api/users/admin/:id': async () => ({ params: { id: (await input()).id } }),
  }
}
