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
  STUDIO,
} from '../act.ts'
import type { Dice } from '../dice.ts'
import { isShort, type Model, type ModelOrder, moveStock, write } from '../model.ts'

export const orderOperations: Operation[] = [
  { weight: 6, draw: cancelling },
  { weight: 8, draw: settingStatus },
  { weight: 2, draw: archiving },
]

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']

/** Most orders that are touched were placed lately. */
export function someOrder(dice: Dice, { orders }: Model): number | undefined {
  if (orders.length === 0) return undefined
  return dice.happens(0.75) ? Math.max(0, orders.length - 1 - dice.below(8)) : dice.below(orders.length)
}

/** Mostly its owner; for anybody else it is not there. */
export function someOneFor(dice: Dice, model: Model, owner: string): string {
  return dice.happens(0.95) ? owner : someCustomer(dice, model)
}

/** The order as this person finds it. */
export function seenBy(model: Model, place: number, who: string): ModelOrder | undefined {
  const order = model.orders[place]
  return order && !order.isArchived && (who === STUDIO || order.of === who) ? order : undefined
}

/** What of an order the model foretells. */
export function orderFigures({ status, payment, quote, items, shipping, tax, total }: ModelOrder) {
  return { status, payment, quote, items, shipping, tax, total }
}

export function figuresIn({ order }: Reply<'GET /api/orders/:id'>) {
  return {
    status: order.status,
    payment: order.paymentStatus,
    quote: order.quoteStatus,
    items: cents(order.itemsPrice),
    shipping: cents(order.shippingPrice),
    tax: cents(order.taxPrice),
    total: cents(order.totalPrice),
  }
}

export const isAgreed = ({ kind, quote }: ModelOrder) => kind === 'purchase' || quote === 'accepted'

function cancelling(dice: Dice, model: Model): Act | undefined {
  const place = someOrder(dice, model)
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.orders[place]?.of ?? '')
  return {
    what: `${nameOf(who)} cancels order ${place}`,
    expect(model) {
      const order = seenBy(model, place, who)
      if (!order) return refused('order_not_found')
      const isOpen = order.status === 'pending' || order.status === 'processing'
      if (!isOpen || order.paid) return refused('order_not_cancellable')
      const declines = order.quote === 'quoted'
      if (declines) order.quote = 'declined'
      order.status = 'cancelled'
      letGo(model, order)
      order.events.push('cancelled')
      write(model, 'order-canceled', ...(declines ? ['studio-quote-declined'] : []))
      const mayHavePaid = order.payment === 'pending' && (order.evidence || order.claim !== null)
      if (mayHavePaid) write(model, 'studio-canceled-with-payment')
      return done(orderFigures(order))
    },
    async ask(stage) {
      const params = { id: stage.ids.orders[place] }
      return figuresIn(
        await stage.sim.call(personOf(stage, who), 'PUT /api/orders/:id/cancel', { params, body: {} }),
      )
    },
  }
}

/** Gives back what an order holds. */
function letGo(model: Model, order: ModelOrder): void {
  if (order.holds) moveStock(model, order.lines, 1)
  order.holds = false
}

const statusLetters: Record<string, string> = {
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-canceled',
}

function settingStatus(dice: Dice, model: Model): Act | undefined {
  const place = someOrder(dice, model)
  if (place === undefined) return undefined
  const to = dice.one(statuses)
  return {
    what: `the studio sets order ${place} to ${to}`,
    expect(model) {
      const order = seenBy(model, place, STUDIO)
      if (!order) return refused('order_not_found')
      if (order.status === to) return done(orderFigures(order))
      if (to === 'cancelled') letGo(model, order)
      else if (order.status === 'cancelled' && isAgreed(order)) {
        if (isShort(model, order.lines)) return refused('out_of_stock')
        moveStock(model, order.lines, -1)
        order.holds = true
      }
      order.status = to
      order.events.push(to)
      const letter = statusLetters[to]
      if (letter) write(model, letter)
      return done(orderFigures(order))
    },
    async ask(stage) {
      const ask = { params: { id: stage.ids.orders[place] }, body: { status: to } }
      return figuresIn(await stage.sim.call(personOf(stage, STUDIO), 'PUT /api/orders/:id/status', ask))
    },
  }
}

function archiving(dice: Dice, model: Model): Act | undefined {
  const place = someOrder(dice, model)
  if (place === undefined) return undefined
  return {
    what: `the studio archives order ${place}`,
    expect(model) {
      const order = seenBy(model, place, STUDIO)
      if (!order) return refused('order_not_found')
      if (order.status !== 'cancelled' || order.payment === 'paid') return refused('illegal_state')
      order.isArchived = true
      order.events.push('archived')
      return done()
    },
    async ask(stage) {
      await stage.sim.call(personOf(stage, STUDIO), 'DELETE /api/orders/:id', {
        params: { id: stage.ids.orders[place] },
      })
      return null
    },
  }
}
