import type { Reply } from '#contract/call.ts'
import {
  type Act,
  cents,
  done,
  nameOf,
  type Operation,
  personOf,
  refused,
  someCustomer,
  type Stage,
  STUDIO,
} from '../act.ts'
import type { Dice } from '../dice.ts'
import { atHand, codeOf, figuresOf, type Line, type Model, type Quantities, SET } from '../model.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

export const cartOperations: Operation[] = [
  { weight: 14, draw: adding },
  { weight: 4, draw: changing },
  { weight: 2, draw: removing },
  { weight: 1, draw: clearing },
]

/** What can be bought. */
export function someLine(dice: Dice, model: Model): Line {
  return dice.happens(0.15) ? SET : dice.one(Object.keys(model.stock))
}

/** A line as calls name it. */
export function wanted(
  { ids }: Stage,
  line: Line,
): { product?: string; packageId?: string; variants: Record<string, string> } {
  if (line === SET) return { packageId: SET, variants: {} }
  const [code = '', choice = ''] = line.split('/')
  return { product: ids.products[code], variants: choice === 'default' ? {} : { finish: choice } }
}

function adding(dice: Dice, model: Model): Act {
  const who = dice.happens(0.03) ? STUDIO : someCustomer(dice, model)
  const [line, quantity] = [someLine(dice, model), 1 + dice.below(4)]
  return {
    what: `${nameOf(who)} adds ${quantity} × ${line}`,
    expect(model) {
      if (who === STUDIO) return refused('admins_cannot_buy')
      const left = atHand(model, line)
      if (left === 0) return refused('out_of_stock')
      const cart = (model.carts[who] ??= {})
      cart[line] = Math.min((cart[line] ?? 0) + quantity, left)
      return done(cartFigures(model, who))
    },
    async ask(stage) {
      const { product: productId, ...rest } = wanted(stage, line)
      const body = { productId, ...rest, quantity }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'POST /api/cart/add', { body }))
    },
  }
}

function changing(dice: Dice, model: Model): Act {
  const who = someCustomer(dice, model)
  const [line, quantity] = [someCartLine(dice, model, who), 1 + dice.below(6)]
  return {
    what: `${nameOf(who)} sets ${line} to ${quantity}`,
    expect(model) {
      const cart = model.carts[who] ?? {}
      if (!(line in cart)) return refused('cart_item_not_found')
      const left = atHand(model, line)
      if (left === 0) return refused('out_of_stock')
      cart[line] = Math.min(quantity, left)
      return done(cartFigures(model, who))
    },
    async ask(stage) {
      const params = { itemId: await itemOf(stage, who, line) }
      const ask = { params, body: { quantity } }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'PUT /api/cart/update/:itemId', ask))
    },
  }
}

function removing(dice: Dice, model: Model): Act {
  const who = someCustomer(dice, model)
  const line = someCartLine(dice, model, who)
  return {
    what: `${nameOf(who)} removes ${line}`,
    expect(model) {
      const cart = model.carts[who] ?? {}
      if (!(line in cart)) return refused('cart_item_not_found')
      delete cart[line]
      return done(cartFigures(model, who))
    },
    async ask(stage) {
      const params = { itemId: await itemOf(stage, who, line) }
      return figuresIn(
        await stage.sim.call(personOf(stage, who), 'DELETE /api/cart/remove/:itemId', { params }),
      )
    },
  }
}

function clearing(dice: Dice, model: Model): Act {
  const who = someCustomer(dice, model)
  return {
    what: `${nameOf(who)} clears the cart`,
    expect(model) {
      model.carts[who] = {}
      return done(cartFigures(model, who))
    },
    ask: async (stage) => figuresIn(await stage.sim.call(personOf(stage, who), 'DELETE /api/cart/clear')),
  }
}

/** Mostly one that is there. */
function someCartLine(dice: Dice, model: Model, who: string): Line {
  const there = Object.keys(model.carts[who] ?? {})
  return there.length > 0 && dice.happens(0.9) ? dice.one(there) : someLine(dice, model)
}

async function itemOf(stage: Stage, who: string, line: Line): Promise<string> {
  const { cart } = await stage.sim.call(personOf(stage, who), 'GET /api/cart')
  const { product, packageId, variants } = wanted(stage, line)
  const found = cart.items.find((item) =>
    packageId
      ? item.packageId === packageId
      : item.product._id === product && item.variants.finish === variants.finish,
  )
  return found?._id ?? UNKNOWN
}

/** What can be ordered of a cart, as it is shown: no more than there is. */
function orderable(model: Model, cart: Quantities): Quantities {
  const there = Object.entries(cart).filter(([line]) => atHand(model, line) > 0)
  return Object.fromEntries(there.map(([line, quantity]) => [line, Math.min(quantity, atHand(model, line))]))
}

/** The figures of a cart; prices are on request in quote mode, but for packages alone. */
export function cartFigures(model: Model, who: string) {
  const cart = model.carts[who] ?? {}
  const lines = orderable(model, cart)
  const totalItems = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0)
  const isAllSets = codesIn(cart).length > 0 && codesIn(cart).every((code) => code === SET)
  if (model.mode === 'quote' && !isAllSets) return { totalItems, items: null, total: null }
  if (totalItems === 0) return { totalItems, items: 0, total: 0 }
  const { items, total } = figuresOf(model, lines)
  return { totalItems, items, total }
}

const codesIn = (cart: Quantities) => Object.keys(cart).map(codeOf)

function figuresIn({ cart }: Reply<'GET /api/cart'>) {
  return { totalItems: cart.totalItems, items: cents(cart.itemsPrice), total: cents(cart.totalPrice) }
}
