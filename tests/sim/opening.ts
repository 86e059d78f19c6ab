import { readAllAgain } from '#tests/support/read-all-again.ts'
import { writeSettings } from '#server/settings/current-settings.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { kai, leilani, makana, noa, pua } from '#tests/support/people.ts'
import type { Stage } from './act.ts'
import { readBooks } from './books.ts'
import type { Dice } from './dice.ts'
import { type Model, newModel, type Rules, SET, SET_CENTS } from './model.ts'
import { newcomer } from './operations/people.ts'
import type { SimShop } from './sim-shop.ts'

const cast = [leilani, kai, pua, makana, noa]

/** Opens an emptied shop as every run begins: five products, a package, and rules that are drawn. */
export async function openRun(
  sim: SimShop,
  seed: number,
  dice: Dice,
): Promise<{ stage: Stage; model: Model }> {
  await sim.begin(seed)
  const rules = drawRules(dice)
  const model = newModel(
    cast.map(({ email }) => email),
    rules,
  )
  await writeRules(sim, rules)
  await writeCatalogue(sim)
  const people = new Map(cast.map((person) => [person.email, person]))
  const { ids } = await readBooks(sim.shop.db)
  return { stage: { sim, people, ids }, model }
}

function drawRules(dice: Dice): Rules {
  return {
    fee: dice.one([10_00, 0, 45_50]),
    freeAbove: dice.one([100_00, 1_500_00, 5_000_00]),
    taxBasisPoints: dice.one([1_000, 471, 0, 825]),
    minimum: dice.one([500_00, 500_00, 0, 199_99]),
  }
}

async function writeRules(
  { shop }: SimShop,
  { fee, freeAbove, taxBasisPoints, minimum }: Rules,
): Promise<void> {
  const shipping = { flatRateShipping: fee, freeShippingThreshold: freeAbove, minimumOrderAmount: minimum }
  await shop.db.inTransaction(async (tx) => {
    await writeSettings(shop, tx, 'general', { quoteMode: false })
    await writeSettings(shop, tx, 'shipping', shipping)
    await writeSettings(shop, tx, 'payment', { taxRate: taxBasisPoints / 100 })
  })
}

async function writeCatalogue({ shop }: SimShop): Promise<void> {
  const { db } = shop
  const chair = await seedProduct(db, { productCode: 'P1', priceCents: 600_00, stock: 9 })
  await seedProduct(db, { productCode: 'P2', priceCents: 99_99, stock: 40 })
  await seedProduct(db, {
    productCode: 'P3',
    priceCents: 250_50,
    salePriceCents: 200_25,
    isOnSale: true,
    stock: 12,
  })
  const sofa = await seedProduct(db, {
    productCode: 'P4',
    priceCents: 320_00,
    variants: inTwoFinishes,
    stock: { ash: 5, oak: 16 },
  })
  await seedProduct(db, { productCode: 'P5', priceCents: 480_05, stock: 3 })
  const items = [{ product: chair }, { product: sofa, finish: 'oak', quantity: 2 }, { name: 'Floor lamp' }]
  await seedPackage(db, { id: SET, priceCents: SET_CENTS, items })
  await readAllAgain(shop)
}

/** Lets whoever registered in this step sign in under a token that the run knows. */
export async function meetNewcomers({ sim, people }: Stage, model: Model): Promise<void> {
  const unknown = model.people.filter((email) => !people.has(email)).map(newcomer)
  for (const person of unknown) people.set(person.email, person)
  if (unknown.length > 0) await sim.signIn(unknown)
}
