import type { Person } from '#tests/support/people.ts'
import { nobody } from '#tests/support/people.ts'
import { type Act, done, nameOf, type Operation, personOf, refused, someCustomer, STUDIO } from '../act.ts'
import type { Dice } from '../dice.ts'
import { codeOf, type Model, write } from '../model.ts'

export const peopleOperations: Operation[] = [
  { weight: 1, draw: registering },
  { weight: 4, draw: keeping },
  { weight: 2, draw: keepingNoLonger },
  { weight: 3, draw: looking },
]

const CAST = 5
/** Each makes a hash that takes its time. */
const MOST_NEWCOMERS = 4

/** Whoever registers during a run, under a token that is made up for them. */
export function newcomer(email: string): Person {
  const firstName = nameOf(email)
  return {
    id: '',
    firstName,
    lastName: 'Kealoha',
    email,
    role: 'customer',
    token: `${firstName}-token-${'9'.repeat(32)}`,
  }
}

function registering(dice: Dice, model: Model): Act | undefined {
  const newcomers = model.people.length - CAST
  if (newcomers >= MOST_NEWCOMERS) return undefined
  const email = dice.happens(0.3) ? someCustomer(dice, model) : `keola-${newcomers}@example.com`
  return {
    what: `${nameOf(email)} registers`,
    expect(model) {
      if (model.people.includes(email)) return refused('email_taken')
      model.people = [...model.people, email].toSorted()
      write(model, 'welcome')
      return done('customer')
    },
    async ask({ sim }) {
      const address = {
        street: '12 Kuhio Avenue',
        city: 'Honolulu',
        state: 'HI',
        zipCode: '96815',
        country: 'United States',
      }
      const body = { firstName: 'Keola', lastName: 'Kealoha', email, password: 'koa and linen', address }
      return (await sim.call(nobody, 'POST /api/users/register', { body })).user.role
    },
  }
}

function keeping(dice: Dice, model: Model): Act {
  const [who, code] = [someCustomer(dice, model), dice.one(Object.keys(model.prices))]
  return {
    what: `${nameOf(who)} keeps ${code} for later`,
    expect(model) {
      const stored = new Set([...(model.wishlists[who] ?? []), code])
      model.wishlists[who] = [...stored]
      return done(stored.size)
    },
    async ask(stage) {
      const body = { productId: stage.ids.products[code] }
      return (await stage.sim.call(personOf(stage, who), 'POST /api/wishlist/add', { body })).items.length
    },
  }
}

function keepingNoLonger(dice: Dice, model: Model): Act {
  const [who, code] = [someCustomer(dice, model), dice.one(Object.keys(model.prices))]
  return {
    what: `${nameOf(who)} keeps ${code} no longer`,
    expect(model) {
      const stored = (model.wishlists[who] ?? []).filter((other) => other !== code)
      model.wishlists[who] = stored
      return done(stored.length)
    },
    async ask(stage) {
      const ask = { params: { productId: stage.ids.products[code] } }
      return (await stage.sim.call(personOf(stage, who), 'DELETE /api/wishlist/remove/:productId', ask)).items
        .length
    },
  }
}

/** What a customer and the studio see of it all. */
function looking(dice: Dice, model: Model): Act {
  const who = someCustomer(dice, model)
  const code = codeOf(dice.one(Object.keys(model.stock)))
  return {
    what: `${nameOf(who)} looks at ${code} and their orders, the studio at all`,
    expect(model) {
      const living = model.orders.filter(({ isArchived }) => !isArchived)
      const units = Object.entries(model.stock).filter(([line]) => codeOf(line) === code)
      return done({
        price: model.mode === 'quote' ? null : model.prices[code],
        stock: units.reduce((sum, [, quantity]) => sum + quantity, 0),
        mine: living
          .filter(({ of }) => of === who)
          .map(({ status }) => status)
          .toSorted(),
        all: living.length,
        designs: model.designs.filter(({ of }) => of === who).length,
      })
    },
    async ask(stage) {
      const { sim, ids } = stage
      const person = personOf(stage, who)
      const { product } = await sim.call(person, 'GET /api/products/:id', {
        params: { id: ids.products[code] },
      })
      const { orders } = await sim.call(person, 'GET /api/orders/myorders')
      const { pagination } = await sim.call(personOf(stage, STUDIO), 'GET /api/orders')
      const { requests } = await sim.call(person, 'GET /api/design-requests/my-requests')
      const price = product.salePrice ?? product.price
      return {
        price: price === null ? null : Math.round(price * 100),
        stock: product.stock,
        mine: orders.map(({ status }) => status).toSorted(),
        all: pagination.total,
        designs: requests.length,
      }
    },
  }
}
