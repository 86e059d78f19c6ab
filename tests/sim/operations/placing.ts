import { shippingAddress } from '#tests/support/seed/order.ts'
import {
  type Act,
  done,
  nameOf,
  type Operation,
  type Outcome,
  personOf,
  refused,
  someCustomer,
} from '../act.ts'
import type { Dice } from '../dice.ts'
import {
  figuresOf,
  isShort,
  type Model,
  type ModelOrder,
  moveStock,
  type Quantities,
  write,
} from '../model.ts'
import { someLine, wanted } from './cart.ts'
import { figuresIn, orderFigures } from './orders.ts'

export const placingOperations: Operation[] = [{ weight: 16, draw: placing }]

function placing(dice: Dice, model: Model): Act {
  const who = someCustomer(dice, model)
  const cart = model.carts[who] ?? {}
  const isCart = Object.keys(cart).length > 0 && dice.happens(0.8)
  const lines = isCart ? { ...cart } : { [someLine(dice, model)]: 1 + dice.below(5) }
  const { total } = figuresOf(model, lines)
  const seen = dice.happens(0.6) ? undefined : dice.happens(0.8) ? total : total + 1
  return {
    what: `${nameOf(who)} orders ${JSON.stringify(lines)}${seen === undefined ? '' : ` at ${seen}`}`,
    isKeyed: true,
    expect: (model) =>
      model.mode === 'quote' ? askForQuote(model, who, lines) : order(model, who, lines, seen),
    async ask(stage, headers) {
      const orderItems = Object.entries(lines).map(([line, quantity]) => ({
        ...wanted(stage, line),
        quantity,
      }))
      const body = { orderItems, shippingAddress, ...(seen !== undefined && { totalPrice: seen / 100 }) }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'POST /api/orders', { body, headers }))
    },
  }
}

function order(model: Model, who: string, lines: Quantities, seen: number | undefined): Outcome {
  const figures = figuresOf(model, lines)
  if (figures.items < model.rules.minimum) return refused('minimum_order')
  if (seen !== undefined && seen !== figures.total) return refused('price_changed')
  if (isShort(model, lines)) return refused('out_of_stock')
  moveStock(model, lines, -1)
  write(model, 'order-received', 'studio-new-order')
  return enter(model, { ...newOrder(who, lines), ...figures, holds: true, events: ['placed'] })
}

function askForQuote(model: Model, who: string, lines: Quantities): Outcome {
  write(model, 'quote-request-received', 'studio-new-quote')
  return enter(model, {
    ...newOrder(who, lines),
    kind: 'quote',
    quote: 'requested',
    events: ['quote_requested'],
  })
}

function enter(model: Model, order: ModelOrder): Outcome {
  model.orders.push(order)
  for (const line of Object.keys(order.lines)) delete model.carts[order.of]?.[line]
  return done(orderFigures(order))
}

function newOrder(of: string, lines: Quantities): ModelOrder {
  return {
    of,
    kind: 'purchase',
    status: 'pending',
    payment: 'pending',
    quote: null,
    items: 0,
    shipping: 0,
    tax: 0,
    discount: 0,
    total: 0,
    lines: { ...lines },
    holds: false,
    evidence: false,
    paid: false,
    claim: null,
    lastDay: null,
    sentDay: null,
    isWarned: false,
    isArchived: false,
    events: [],
  }
}
