import { expect, test } from 'vitest'
import { orderTotals, reachesMinimum } from '#domain/orders/order-totals.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import { dice } from '#tests/sim/dice.ts'
import {
  type ExactLine,
  exactTotals,
  randomLines,
  randomRules,
  specifiedRules,
} from '#tests/support/books/exact-money.ts'
import { variantsOf } from '#tests/support/catalogue/priced-product.ts'
import { printPromise } from '#tests/support/promise-line.ts'

const CARTS = 10_000
const SEED = 9

/** The line as the shop's own rules price it, in cents. */
function pricedByShop(line: ExactLine) {
  const { variants, choice } = variantsOf(line)
  const base = currentPrice({
    price: Number(line.price),
    salePrice: line.sale === null ? null : Number(line.sale),
  })
  const price = variantPrice(base, variants, choice)
  if (price === undefined) throw new Error('The choice does not fit')
  return { price, quantity: Number(line.quantity), includesDelivery: line.isPackage }
}

test(`P9: ${CARTS} random carts cost to the cent what whole numbers say`, () => {
  const throws = dice(SEED)
  let different = 0
  for (let cart = 0; cart < CARTS; cart++) {
    const lines = randomLines(throws)
    const rules = throws.happens(0.5) ? specifiedRules : randomRules(throws)
    const delivery = { pickup: throws.happens(0.1), isAbroad: throws.happens(0.2) }
    const wanted = exactTotals(lines, rules, delivery)
    const pricing = {
      freeShippingEnabled: rules.isFreeOffered,
      freeShippingAbove: Number(rules.freeAbove),
      shippingFee: Number(rules.fee),
      taxBasisPoints: Number(rules.taxBasisPoints),
      minimumOrder: Number(rules.minimum),
      internationalFee: Number(rules.abroad),
    }
    const country = delivery.isAbroad ? 'ID' : 'US'
    const found = orderTotals(lines.map(pricedByShop), 'purchase', pricing, {
      pickup: delivery.pickup,
      country,
    })
    const isSame =
      found.itemsPrice === Number(wanted.items) &&
      found.shippingPrice === Number(wanted.shipping) &&
      found.taxPrice === Number(wanted.tax) &&
      found.totalPrice === Number(wanted.total) &&
      reachesMinimum(found.itemsPrice, 'purchase', pricing) === wanted.items >= rules.minimum
    if (!isSame) different += 1
  }
  const figure = `${CARTS} random carts and rules against whole numbers without limit: ${different} differences`
  printPromise('P9', CARTS, figure, different === 0, { seed: SEED })
  expect(different).toBe(0)
})
