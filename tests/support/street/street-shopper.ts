import { seedSettings } from '../seed/settings.ts'
import type { ApiKey } from '#contract/api.ts'
import { defaultChoice } from '#domain/products/variant-key.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { STUDIO, type Street } from './street.ts'
import type { TestAsk } from '#tests/support/test-shop.ts'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import { freshEmail, PASSWORD } from './walks.ts'

const shippingAddress = {
  fullName: 'Leilani Akana',
  address: '98 Kailua Road',
  city: 'Kailua',
  state: 'HI',
  postalCode: '96734',
  country: 'US',
  phone: '+1 808 555 0199',
} as const

type Door = Pick<Street, 'app'>

/** Sells at list prices from now on. */
export async function sellAtListPrices({ shop }: Pick<Street, 'shop'>): Promise<void> {
  await seedSettings(shop, 'general', { quoteMode: false })
}

/** Opens an account with the password of all walks; the person is signed in. */
export async function openAccount(
  street: Door,
  firstName: string,
  email = freshEmail(firstName),
): Promise<Person> {
  const body = { firstName, lastName: 'Akana', email, password: PASSWORD, phone: '', address: homeAddress }
  return personOf(await wanted(street, nobody, 'POST /api/users/register', { body }))
}

/** The studio's Noa, signed in without walking through the door. */
export async function studioOf(street: Door): Promise<Person> {
  return personOf(await wanted(street, nobody, 'POST /api/users/login', { body: STUDIO }))
}

/** Asks the shop for something as a person, without a browser. */
export function wanted<K extends ApiKey>({ app }: Door, person: Person, key: K, ask?: TestAsk<K>) {
  return injectedCall(app, person, key, ask)
}

/** Puts one each of the first `count` pieces of the collection into an order, at list prices. */
export async function placeOrder(street: Door, shopper: Person, count = 1) {
  const { products } = await wanted(street, nobody, 'GET /api/products', { query: { limit: count } })
  return orderThese(
    street,
    shopper,
    products.map((product) => ({
      product: product._id,
      quantity: 1,
      variants: defaultChoice(product.variants),
    })),
  )
}

/** Puts one set of a package into an order, at its price. */
export function placePackageOrder(street: Door, shopper: Person, packageId: string) {
  return orderThese(street, shopper, [{ packageId, quantity: 1 }])
}

type OrderItems = NonNullable<TestAsk<'POST /api/orders'>['body']>['orderItems']

/** Places an order for these: a quote request, where the shop sells by quote. */
export async function orderThese(street: Door, shopper: Person, orderItems: OrderItems) {
  const body = { orderItems, shippingAddress }
  return (await wanted(street, shopper, 'POST /api/orders', { body })).order
}

/** Puts one of the first piece of the collection into the cart. */
export async function fillCart(street: Door, shopper: Person): Promise<void> {
  const { products } = await wanted(street, nobody, 'GET /api/products', { query: { limit: 1 } })
  const [piece] = products
  if (!piece) throw new Error('The demo shop is empty')
  const body = { productId: piece._id, quantity: 1, variants: defaultChoice(piece.variants) }
  await wanted(street, shopper, 'POST /api/cart/add', { body })
}

function personOf({
  token,
  user,
}: {
  token: string
  user: { _id: string } & Omit<Person, 'id' | 'token'>
}): Person {
  return { ...user, id: user._id, token }
}
