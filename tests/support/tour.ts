import type { ApiKey } from '#contract/api.ts'
import type { TestAsk } from './test-shop.ts'
import { injectedCall } from './injected-call.ts'
import { nobody, type Person } from './people.ts'
import { sampleFiles } from './sample-files.ts'
import { STUDIO, type Street } from './street.ts'
import { PASSWORD } from './walks.ts'

/** A page worth a look: under which name, where, and who looks. */
export type Stop = { name: string; path: string; as: 'visitor' | 'shopper' | 'studio' }

export type Tour = { stops: Stop[]; shopper: Person; studio: Person }

const address = {
  street: '98 Kailua Road',
  city: 'Kailua',
  state: 'HI',
  zipCode: '96734',
  country: 'United States',
} as const
const shippingAddress = {
  fullName: 'Leilani Akana',
  address: '98 Kailua Road',
  city: 'Kailua',
  state: 'HI',
  postalCode: '96734',
  country: 'US',
  phone: '+1 808 555 0199',
} as const

/** Fills a shop with one shopper's cart and orders in several states, and lists every page there is to see. */
export async function prepareTour(street: Pick<Street, 'app'>): Promise<Tour> {
  const ask = <K extends ApiKey>(person: Person, key: K, asked: TestAsk<K> = {}) =>
    injectedCall(street.app, person, key, asked)
  const studio = await signIn(await ask(nobody, 'POST /api/users/login', { body: STUDIO }))
  const account = {
    firstName: 'Leilani',
    lastName: 'Akana',
    email: 'leilani@example.com',
    password: PASSWORD,
    phone: '',
  }
  const shopper = await signIn(
    await ask(nobody, 'POST /api/users/register', { body: { ...account, address } }),
  )
  const { products } = await ask(nobody, 'GET /api/products', { query: { limit: 3 } })
  const [sofa, chair] = products
  if (!sofa || !chair) throw new Error('The demo shop is empty')

  const orderItems = [
    { product: sofa._id, quantity: 1, variants: defaultChoice(sofa) },
    { product: chair._id, quantity: 2, variants: defaultChoice(chair) },
    { packageId: 'minimalist', quantity: 1 },
  ]
  const place = async () =>
    (
      await ask(shopper, 'POST /api/orders', {
        body: { orderItems, shippingAddress, paymentMethod: 'wire_transfer' },
      })
    ).order
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
  for (const { _id: productId } of products)
    await ask(shopper, 'POST /api/wishlist/add', { body: { productId } })
  await ask(shopper, 'POST /api/cart/add', {
    body: { productId: chair._id, quantity: 2, variants: defaultChoice(chair) },
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
    }),
  }
}

type Seen = Record<'product' | 'unreviewed' | 'requested' | 'quoted' | 'accepted' | 'delivered', string>

function stopsWith({ product, unreviewed, requested, quoted, accepted, delivered }: Seen): Stop[] {
  const visitor: [string, string][] = [
    ['home', '/category/all'],
    ['category', '/category/sofa'],
    ['search', '/category/all?search=oak+chair'],
    ['search-empty', '/category/all?search=zeppelin'],
    ['product', `/product/${product}`],
    ['product-not-found', '/product/00000000-0000-4000-8000-000000000000'],
    ['designer-packages', '/designer-packages'],
    ['designer-packages-styles', '/designer-packages?tab=full-home'],
    ['designer-package', '/designer-packages/two-bedroom'],
    ['designer-package-style', '/designer-packages/luxury'],
    ['designer-package-not-found', '/designer-packages/spaceship'],
    ['login', '/login'],
    ['register', '/register'],
    ['forgot-password', '/forgot-password'],
    ['reset-password', '/reset-password?email=leilani%40example.com'],
    ['our-story', '/our-story'],
    ['warranty', '/warranty'],
    ['returns', '/returns'],
    ['shipping-policy', '/shippingterm'],
    ['terms', '/terms'],
    ['marketplace', '/marketplace'],
    ['designers', '/designers'],
    ['packages', '/packages'],
    ['not-found', '/no-such-page'],
    ['admin-login', '/admin/login'],
  ]
  const shopper: [string, string][] = [
    ['cart', '/cart'],
    ['wishlist', '/wishlist'],
    ['product-review', `/product/${unreviewed}#reviews`],
    ['profile', '/profile'],
    ['shipping', '/shipping'],
    ['confirmation', `/order/confirmation/${requested}`],
    ['orders', '/account/orders'],
    ['order-quoted', `/account/orders/${quoted}`],
    ['order-accepted', `/account/orders/${accepted}`],
    ['order-delivered', `/account/orders/${delivered}`],
    ['payment', `/payment/${accepted}`],
    ['payment-open', `/payment/${delivered}`],
  ]
  const studio: [string, string][] = [
    ['admin-orders', '/admin/orders'],
    ['admin-quote-desk', `/admin/orders/${requested}`],
    ['admin-order', `/admin/orders/${accepted}`],
    ['admin-emails', '/admin/emails'],
    ['product-reviews', `/product/${product}#reviews`],
  ]
  const as = (who: Stop['as'], pages: [string, string][]) =>
    pages.map(([name, path]) => ({ name, path, as: who }))
  return [...as('visitor', visitor), ...as('shopper', shopper), ...as('studio', studio)]
}

type Choosable = { variants: { name: string; options: { id: string; default: boolean }[] }[] }

function defaultChoice({ variants }: Choosable): Record<string, string> {
  return Object.fromEntries(
    variants.map(({ name, options }) => [
      name.toLowerCase(),
      (options.find((option) => option.default) ?? options[0])?.id ?? '',
    ]),
  )
}

async function signIn({
  token,
  user,
}: {
  token: string
  user: { _id: string } & Pick<Person, 'firstName' | 'lastName' | 'email' | 'role'>
}): Promise<Person> {
  return { ...user, id: user._id, token }
}
