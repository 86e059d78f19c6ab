import { shippingAddress } from '#tests/support/seed/order.ts'
import { looksAt, testEffects } from '#tests/support/street/settings-effects.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const look = looksAt(shop)

const paid = { enableFreeShipping: false }
const pickup = { allowLocalPickup: true, localPickupAddress: '1 Koa Lane' }
const shippingTo = (country: string) => async () => (await look.cart({ country })).shippingPrice
const toCanada = () => look.outcome({ shippingAddress: { ...shippingAddress, country: 'CA' } })
const pickedUp = () => look.outcome({ pickup: true })
const minimum = 'Minimum order amount is $700.00'

testEffects(shop, [
  ['enableFreeShipping', { shipping: paid }, shippingTo('US'), 0, 10],
  ['freeShippingThreshold', { shipping: { freeShippingThreshold: 600 } }, shippingTo('US'), 0, 10],
  ['flatRateShipping', { shipping: { ...paid, flatRateShipping: 75.5 } }, shippingTo('US'), 0, 75.5],
  ['internationalShippingRate', { shipping: { internationalShippingRate: 40 } }, shippingTo('CA'), 0, 40],
  [
    'allowInternationalShipping',
    { shipping: { allowInternationalShipping: false } },
    toCanada,
    'placed',
    'shippingAddress.country',
  ],
  ['allowLocalPickup', { shipping: pickup }, pickedUp, 'pickup', 'placed'],
  [
    'localPickupAddress',
    { shipping: pickup },
    async () => (await look.publicSettings()).shipping.localPickupAddress,
    '',
    '1 Koa Lane',
  ],
  ['minimumOrderAmount', { shipping: { minimumOrderAmount: 700 } }, () => look.outcome(), 'placed', minimum],
])
