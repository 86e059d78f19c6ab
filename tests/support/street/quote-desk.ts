import { quoteLines } from '#web/admin/orders/quote-desk/quote-prefill.ts'
import { openAccount, placeOrder, studioOf, wanted } from './street-shopper.ts'
import type { openStreet } from './open-street.ts'
import { visitAs } from './walks.ts'

/** A quote request on the studio's page, and what a colleague does to it meanwhile. */
export async function openQuoteDesk(street: ReturnType<typeof openStreet>, width = 1440) {
  const noa = await studioOf(street)
  const { _id: id, orderItems } = await placeOrder(street, await openAccount(street, 'Leilani'))
  const [item] = orderItems
  if (!item) throw new Error('No line')
  const page = await street.visitor({ width, height: 900 })
  await visitAs(page, noa)
  await page.goto(`/admin/orders/${id}`)
  const orderNow = async () => (await wanted(street, noa, 'GET /api/orders/:id', { params: { id } })).order
  const linesNow = async () => (await orderNow()).quote?.draft
  const colleagueSaves = (lines: object[], seenRevision = 0) =>
    wanted(street, noa, 'PUT /api/orders/:id/lines', {
      params: { id },
      body: { lines, seenRevision } as never,
    })
  const colleagueSends = async () =>
    wanted(street, noa, 'PUT /api/orders/:id/quote', {
      params: { id },
      body: {
        items: quoteLines(await orderNow()).map(({ _id }) => ({ _id, price: 900 })),
        shippingPrice: 0,
        taxPrice: 0,
        discount: 0,
        validUntil: '2099-12-01',
        note: 'From me.',
      },
    })
  const colleagueCancels = () =>
    wanted(street, noa, 'PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
  return { page, item, colleagueCancels, orderNow, linesNow, colleagueSaves, colleagueSends }
}
