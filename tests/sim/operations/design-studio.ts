import { type Act, done, type Operation, personOf, refused, STUDIO } from '../act.ts'
import type { Dice } from '../dice.ts'
import { type Model, type ModelDesign, write } from '../model.ts'
import { designFigures, figuresIn, isOver, layConcept, someDesign } from './designs.ts'
import { picture } from './payments.ts'

export const designStudioOperations: Operation[] = [
  { weight: 6, draw: uploadingConcept },
  { weight: 6, draw: settingPayment },
  { weight: 3, draw: settingStatus },
]

const statuses = ['pending', 'in_progress', 'review', 'revision', 'completed', 'cancelled', 'rejected']
const payments = ['paid', 'paid', 'paid', 'pending', 'rejected', 'refunded'] as const

function uploadingConcept(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  if (place === undefined) return undefined
  return {
    what: `the studio uploads a concept of design ${place}`,
    isKeyed: true,
    hasFiles: true,
    expect(model) {
      const design = model.designs[place]
      if (!design || isOver(design)) return refused('illegal_state')
      return layConcept(model, design)
    },
    async ask(stage, headers) {
      const ask = { params: { id: stage.ids.designs[place] }, body: { conceptImage: picture() }, headers }
      return figuresIn(
        await stage.sim.call(personOf(stage, STUDIO), 'POST /api/design-requests/:id/concepts', ask),
      )
    },
  }
}

const events = {
  paid: 'paid',
  pending: 'payment_pending',
  rejected: 'payment_rejected',
  refunded: 'refunded',
}

function settingPayment(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  if (place === undefined) return undefined
  const to = dice.one(payments)
  const note = to === 'rejected' ? `Reason ${dice.below(2)}` : ''
  return {
    what: `the studio finds the fee of design ${place} ${to} ${note}`,
    expect(model) {
      const design = model.designs[place]
      if (!design) return refused('illegal_state')
      if (design.payment === to && design.note === note) return done(designFigures(design))
      if (to === 'paid' && design.status === 'pending') design.status = 'in_progress'
      design.payment = to
      design.note = note
      design.paid = to === 'paid' || to === 'refunded'
      design.events.push(events[to])
      if (to === 'rejected') write(model, 'design-payment-rejected')
      if (to === 'refunded') write(model, 'design-fee-refunded')
      if (to === 'paid' && !isOver(design)) write(model, 'design-payment-approved')
      return done(designFigures(design))
    },
    async ask(stage) {
      const body = { paymentStatus: to, ...(note && { reason: note }) }
      const ask = { params: { id: stage.ids.designs[place] }, body }
      return figuresIn(
        await stage.sim.call(personOf(stage, STUDIO), 'PUT /api/design-requests/:id/payment', ask),
      )
    },
  }
}

function settingStatus(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  if (place === undefined) return undefined
  const to = dice.one(statuses)
  return {
    what: `the studio sets design ${place} to ${to}`,
    expect(model) {
      const design = model.designs[place]
      if (!design) return refused('illegal_state')
      if (design.status === to) return done(designFigures(design))
      moveTo(model, design, to)
      return done(designFigures(design))
    },
    async ask(stage) {
      const ask = { params: { id: stage.ids.designs[place] }, body: { status: to } }
      return figuresIn(
        await stage.sim.call(personOf(stage, STUDIO), 'PUT /api/design-requests/:id/status', ask),
      )
    },
  }
}

function moveTo(model: Model, design: ModelDesign, to: string): void {
  design.status = to
  design.answer = null
  design.feedback = ''
  design.events.push(to)
  if (to === 'completed') write(model, 'design-completed')
  if (to === 'rejected') write(model, 'design-request-declined')
  if (to === 'cancelled') write(model, 'design-request-canceled')
}
