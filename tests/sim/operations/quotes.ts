import { type Act, done, nameOf, type Operation, personOf, refused, STUDIO } from '../act.ts'
import type { Dice } from '../dice.ts'
import { dayText, isShort, type Model, moveStock, write } from '../model.ts'
import { figuresIn, orderFigures, seenBy, someOneFor, someOrder } from './orders.ts'

export const quoteOperations: Operation[] = [
  { weight: 10, draw: sending },
  { weight: 7, draw: accepting },
  { weight: 3, draw: declining },
]

/** Mostly one that waits for a price or an answer. */
function someQuote(dice: Dice, model: Model, state: string): number | undefined {
  const waiting = [...model.orders.keys()].filter((place) => model.orders[place]?.quote === state)
  return waiting.length > 0 && dice.happens(0.8) ? dice.one(waiting) : someOrder(dice, model)
}

function sending(dice: Dice, model: Model): Act | undefined {
  const place = someQuote(dice, model, dice.happens(0.7) ? 'requested' : 'quoted')
  if (place === undefined) return undefined
  const each = dice.happens(0.03) ? 0 : 1 + dice.below(900_00)
  const [shipping, tax, discount] = [
    dice.below(80_00),
    dice.below(90_00),
    dice.happens(0.3) ? dice.below(200_00) : 0,
  ]
  const lastDay = model.day + dice.below(7) - (dice.happens(0.05) ? 7 : 0)
  return {
    what: `the studio quotes order ${place}: ${each} each, ${shipping}, ${tax}, -${discount}, until day ${lastDay}`,
    expect(model) {
      const order = seenBy(model, place, STUDIO)
      if (!order) return refused('order_not_found')
      if (lastDay < model.day) return refused('validation_failed')
      const quantities = Object.values(order.lines)
      const items = quantities.reduce((sum, quantity, at) => sum + (each + at) * quantity, 0)
      const total = Math.max(0, items + shipping + tax - discount)
      if (total === 0) return refused('validation_failed')
      const isOpen = order.quote === 'requested' || order.quote === 'quoted'
      if (!isOpen || order.status === 'cancelled') return refused('quote_closed')
      order.events.push(order.quote === 'quoted' ? 'quote_revised' : 'quote_sent')
      Object.assign(order, { items, shipping, tax, discount, total, lastDay })
      Object.assign(order, { quote: 'quoted', sentDay: model.day, isWarned: false })
      write(model, 'quote-ready')
      return done(orderFigures(order))
    },
    async ask(stage) {
      const params = { id: stage.ids.orders[place] }
      const { order } = await stage.sim.call(personOf(stage, STUDIO), 'GET /api/orders/:id', { params })
      const items = order.orderItems.map(({ _id }, at) => ({ _id, price: (each + at) / 100 }))
      const sums = { shippingPrice: shipping / 100, taxPrice: tax / 100, discount: discount / 100 }
      const body = { items, ...sums, validUntil: dayText(lastDay) }
      return figuresIn(
        await stage.sim.call(personOf(stage, STUDIO), 'PUT /api/orders/:id/quote', { params, body }),
      )
    },
  }
}

function accepting(dice: Dice, model: Model): Act | undefined {
  const place = someQuote(dice, model, 'quoted')
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.orders[place]?.of ?? '')
  const total = model.orders[place]?.total ?? 0
  const seen = dice.happens(0.5) ? undefined : dice.happens(0.85) ? total : total + 1
  return {
    what: `${nameOf(who)} accepts the quote of order ${place}${seen === undefined ? '' : ` at ${seen}`}`,
    expect(model) {
      const order = seenBy(model, place, who)
      if (!order) return refused('order_not_found')
      const isOpen =
        order.quote === 'quoted' && order.status !== 'cancelled' && (order.lastDay ?? -1) >= model.day
      if (!isOpen) return refused('quote_not_open')
      if (seen !== undefined && seen !== order.total) return refused('price_changed')
      if (isShort(model, order.lines)) return refused('out_of_stock')
      moveStock(model, order.lines, -1)
      order.holds = true
      order.quote = 'accepted'
      order.events.push('quote_accepted')
      write(model, 'quote-accepted', 'studio-quote-accepted')
      return done(orderFigures(order))
    },
    async ask(stage) {
      const body = seen === undefined ? {} : { totalPrice: seen / 100 }
      const ask = { params: { id: stage.ids.orders[place] }, body }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'PUT /api/orders/:id/quote/accept', ask))
    },
  }
}

function declining(dice: Dice, model: Model): Act | undefined {
  const place = someQuote(dice, model, 'quoted')
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.orders[place]?.of ?? '')
  return {
    what: `${nameOf(who)} declines the quote of order ${place}`,
    expect(model) {
      const order = seenBy(model, place, who)
      if (!order) return refused('order_not_found')
      const isEarly = order.status === 'pending' || order.status === 'processing'
      const isOpen = order.quote === 'quoted' && isEarly && (order.lastDay ?? -1) >= model.day
      if (!isOpen) return refused('quote_not_open')
      order.quote = 'declined'
      order.status = 'cancelled'
      order.events.push('quote_declined')
      write(model, 'quote-declined', 'studio-quote-declined')
      return done(orderFigures(order))
    },
    async ask(stage) {
      const ask = { params: { id: stage.ids.orders[place] }, body: {} }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'PUT /api/orders/:id/quote/decline', ask))
    },
  }
}
