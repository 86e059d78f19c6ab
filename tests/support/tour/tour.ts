import type { ApiKey } from '#contract/api.ts'
import { defaultChoice } from '#domain/products/variant-key.ts'
import type { TestAsk } from '#tests/support/test-shop.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { wanted, openAccount, orderThese, studioOf } from '#tests/support/street/street-shopper.ts'
import type { Street } from '#tests/support/street/street.ts'
import { stopsWith, type Stop } from './tour-stops.ts'

export type Tour = { stops: Stop[]; shopper: Person; studio: Person }

/** Fills a shop with one shopper's cart and orders in several states, and lists every page there is to see. */
export async function prepareTour(street: Pick<Street, 'app'>): Promise<Tour> {
  const ask = <K extends ApiKey>(person: Person, key: K, what?: TestAsk<K>) =>
    wanted(street, person, key, what)
  const studio = await studioOf(street)
  const shopper = await openAccount(street, 'Leilani', 'leilani@example.com')
  const { products } = await ask(nobody, 'GET /api/products', { query: { limit: 3 } })
  const [sofa, chair] = products
  if (!sofa || !chair) throw new Error('The demo shop is empty')

  const own = { title: 'Visit us', body: '## When\n\nNine to five, at {address}.', inFooter: true }
  const { page } = await ask(studio, 'POST /api/content', { body: own })
  await ask(studio, 'POST /api/content/:slug/publish', {
    params: { slug: page.slug },
    body: { version: page.latest },
  })

  const orderItems = [
    { product: sofa._id, quantity: 1, variants: defaultChoice(sofa.variants) },
    { product: chair._id, quantity: 2, variants: defaultChoice(chair.variants) },
    { packageId: 'minimalist', quantity: 1 },
  ]
  const place = () => orderThese(street, shopper, orderItems)
  const price = async (order: Awaited<ReturnType<typeof place>>) => {
    const items = order.orderItems.map(({ _id }) => ({ _id, price: 2400 }))
    const terms = {
      items,
      shippingPrice: 150,
      taxPrice: 720,
      discount: 0,
      validUntil: '2027-12-01',
      note: 'Both arrive together.',
    }
    return ask(studio, 'PUT /api/orders/:id/quote', { params: { id: order._id }, body: terms })
  }

  const requested = await place()
  const quoted = await place()
  await price(quoted)
  const accepted = await place()
  await price(accepted)
  await ask(shopper, 'PUT /api/orders/:id/quote/accept', { params: { id: accepted._id } })
  const evidence = new File([sampleFiles.png.slice()], 'transfer.png', { type: 'image/png' })
  await ask(shopper, 'POST /api/orders/:id/payment-evidence', {
    params: { id: accepted._id },
    body: { paymentEvidence: evidence },
  })
  const delivered = await place()
  await price(delivered)
  await ask(shopper, 'PUT /api/orders/:id/quote/accept', { params: { id: delivered._id } })
  await ask(studio, 'PUT /api/orders/:id/status', {
    params: { id: delivered._id },
    body: { status: 'delivered' },
  })
  await ask(shopper, 'POST /api/products/:id/reviews', {
    params: { id: sofa._id },
    body: { rating: 4, text: 'Deep enough to read in.' },
  })
  const floorPlan = new File([sampleFiles.png.slice()], 'plan.png', { type: 'image/png' })
  const { request: designed } = await ask(shopper, 'POST /api/design-requests', { body: { floorPlan } })
  for (const { _id: productId } of products)
    await ask(shopper, 'POST /api/wishlist/add', { body: { productId } })
  await ask(shopper, 'POST /api/cart/add', {
    body: { productId: chair._id, quantity: 2, variants: defaultChoice(chair.variants) },
  })
  await ask(shopper, 'POST /api/cart/add', { body: { packageId: 'one-bedroom' } })

  return {
    shopper,
    studio,
    stops: stopsWith({
      product: sofa._id,
      unreviewed: chair._id,
      requested: requested._id,
      quoted: quoted._id,
      accepted: accepted._id,
      delivered: delivered._id,
      designed: designed._id,
      customer: shopper.id,
    }),
  }
}
