import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { type Act, done, nameOf, type Operation, personOf, refused, STUDIO } from '../act.ts'
import type { Dice } from '../dice.ts'
import { type Model, type ModelOrder, write } from '../model.ts'
import { figuresIn, isAgreed, orderFigures, seenBy, someOneFor, someOrder } from './orders.ts'

export const paymentOperations: Operation[] = [
  { weight: 6, draw: sendingEvidence },
  { weight: 3, draw: stating },
  { weight: 9, draw: verifying },
]

/** A picture as a form carries it. */
export const picture = () => new File([Buffer.from(sampleFiles.png)], 'picture.png')

const isUnpaid = ({ payment }: ModelOrder) => payment === 'pending' || payment === 'rejected'

function sendingEvidence(dice: Dice, model: Model): Act | undefined {
  const place = someOrder(dice, model)
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.orders[place]?.of ?? '')
  return {
    what: `${nameOf(who)} sends evidence for order ${place}`,
    isKeyed: true,
    hasFiles: true,
    expect(model) {
      const order = seenBy(model, place, who)
      if (!order) return refused('order_not_found')
      if (!isAgreed(order)) return refused('order_not_payable')
      if (!isUnpaid(order) || order.status === 'cancelled') return refused('payment_not_open')
      order.payment = 'pending'
      order.evidence = true
      order.events.push('evidence_uploaded')
      model.files += 1
      write(model, 'payment-evidence-received', 'studio-payment-evidence')
      return done(orderFigures(order))
    },
    async ask(stage, headers) {
      const ask = { params: { id: stage.ids.orders[place] }, body: { paymentEvidence: picture() }, headers }
      return figuresIn(
        await stage.sim.call(personOf(stage, who), 'POST /api/orders/:id/payment-evidence', ask),
      )
    },
  }
}

function stating(dice: Dice, model: Model): Act | undefined {
  const place = someOrder(dice, model)
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.orders[place]?.of ?? '')
  const reference = `No. ${dice.below(2)}`
  return {
    what: `${nameOf(who)} says order ${place} was paid: ${reference}`,
    expect(model) {
      const order = seenBy(model, place, who)
      if (!order) return refused('order_not_found')
      const isOpen = isUnpaid(order) && order.status !== 'cancelled'
      if (!isAgreed(order)) return refused('order_not_payable')
      if (!isOpen) return refused('illegal_state')
      if (order.claim !== reference) order.events.push('payment_stated')
      order.claim = reference
      return done(orderFigures(order))
    },
    async ask(stage) {
      const ask = { params: { id: stage.ids.orders[place] }, body: { reference } }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'PUT /api/orders/:id/pay', ask))
    },
  }
}

const verdicts = ['paid', 'paid', 'rejected', 'refunded'] as const

const events = { paid: 'paid', rejected: 'payment_rejected', refunded: 'refunded' }
const letters = { paid: 'payment-approved', rejected: 'payment-rejected', refunded: 'order-refunded' }

function verifying(dice: Dice, model: Model): Act | undefined {
  const place = someOrder(dice, model)
  if (place === undefined) return undefined
  const to = dice.one(verdicts)
  return {
    what: `the studio finds order ${place} ${to}`,
    expect(model) {
      const order = seenBy(model, place, STUDIO)
      if (!order) return refused('order_not_found')
      if (!isAgreed(order)) return refused('order_not_payable')
      const isLiving = order.status !== 'cancelled'
      const may =
        to === 'refunded' ? order.payment === 'paid' && !isLiving : order.payment === 'pending' && isLiving
      if (!may) return refused('illegal_state')
      order.payment = to
      if (to === 'paid') {
        order.paid = true
        if (order.status === 'pending') order.status = 'processing'
      }
      order.events.push(events[to])
      write(model, letters[to])
      return done(orderFigures(order))
    },
    async ask(stage) {
      const body = { status: to, ...(to === 'rejected' && { reason: 'Not there.' }) }
      const ask = { params: { id: stage.ids.orders[place] }, body }
      return figuresIn(
        await stage.sim.call(personOf(stage, STUDIO), 'PUT /api/orders/:id/verify-payment', ask),
      )
    },
  }
}
