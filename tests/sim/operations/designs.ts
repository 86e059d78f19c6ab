import type { Reply } from '#contract/call.ts'
import { type Act, done, nameOf, type Operation, personOf, refused, someCustomer, STUDIO } from '../act.ts'
import type { Dice } from '../dice.ts'
import { type Model, type ModelDesign, write } from '../model.ts'
import { someOneFor } from './orders.ts'
import { picture } from './payments.ts'

export const designOperations: Operation[] = [
  { weight: 3, draw: asking },
  { weight: 3, draw: sendingEvidence },
  { weight: 6, draw: revising },
  { weight: 5, draw: answering },
]

export const isOver = ({ status }: ModelDesign) => ['completed', 'cancelled', 'rejected'].includes(status)
const isUnpaid = ({ payment }: ModelDesign) => payment === 'pending' || payment === 'rejected'
const isAnswerable = ({ status, payment }: ModelDesign) =>
  payment === 'paid' && (status === 'review' || status === 'revision')

export function designFigures({ status, payment, revisions, concepts, answer }: ModelDesign) {
  return { status, payment, revisions, concepts, answer }
}

/** A concept is laid before the client, uploaded or published from a board. */
export function layConcept(model: Model, design: ModelDesign) {
  design.concepts += 1
  if (design.status === 'in_progress' || design.status === 'revision') design.status = 'review'
  design.events.push('concept_uploaded')
  model.files += 1
  write(model, 'concept-ready')
  return done(designFigures(design))
}

export function figuresIn({ request }: Reply<'GET /api/design-requests/:id'>) {
  const { status, paymentStatus: payment, revisionCount: revisions, conceptCount: concepts, answer } = request
  return { status, payment, revisions, concepts, answer }
}

export function someDesign(dice: Dice, { designs }: Model): number | undefined {
  if (designs.length === 0) return undefined
  return dice.happens(0.8) ? Math.max(0, designs.length - 1 - dice.below(4)) : dice.below(designs.length)
}

function seenBy(model: Model, place: number, who: string): ModelDesign | undefined {
  const design = model.designs[place]
  return design && (who === STUDIO || design.of === who) ? design : undefined
}

function asking(dice: Dice, model: Model): Act {
  const who = someCustomer(dice, model)
  return {
    what: `${nameOf(who)} asks for a design`,
    isKeyed: true,
    hasFiles: true,
    expect(model) {
      const design = newDesign(who, model.day)
      model.designs.push(design)
      model.files += 1
      write(model, 'design-request-received', 'studio-new-design-request')
      return done(designFigures(design))
    },
    async ask(stage, headers) {
      const ask = { body: { floorPlan: picture() }, headers }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'POST /api/design-requests', ask))
    },
  }
}

function newDesign(of: string, requestDay: number): ModelDesign {
  return {
    of,
    status: 'pending',
    payment: 'pending',
    note: '',
    revisions: 0,
    concepts: 0,
    evidence: false,
    paid: false,
    answer: null,
    feedback: '',
    requestDay,
    reminders: 0,
    events: ['submitted'],
    board: null,
    version: null,
    suggested: [],
    swapDay: null,
  }
}

function sendingEvidence(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.designs[place]?.of ?? '')
  return {
    what: `${nameOf(who)} sends evidence for design ${place}`,
    isKeyed: true,
    hasFiles: true,
    expect(model) {
      const design = seenBy(model, place, who)
      if (!design) return refused('design_request_not_found')
      if (!isUnpaid(design) || isOver(design)) return refused('fee_not_open')
      design.payment = 'pending'
      design.note = ''
      design.evidence = true
      design.events.push('evidence_uploaded')
      model.files += 1
      write(model, 'payment-evidence-received', 'studio-design-evidence')
      return done(designFigures(design))
    },
    async ask(stage, headers) {
      const ask = { params: { id: stage.ids.designs[place] }, body: { file: picture() }, headers }
      return figuresIn(
        await stage.sim.call(personOf(stage, who), 'POST /api/design-requests/:id/payment-evidence', ask),
      )
    },
  }
}

function revising(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.designs[place]?.of ?? '')
  return {
    what: `${nameOf(who)} asks for a revision of design ${place}`,
    isKeyed: true,
    expect(model) {
      const design = seenBy(model, place, who)
      if (!design) return refused('design_request_not_found')
      if (!isAnswerable(design) || design.revisions === 2) return refused('illegal_state')
      design.status = 'revision'
      design.revisions += 1
      design.events.push('revision_requested')
      write(model, 'revision-received', 'studio-revision-requested')
      return done(designFigures(design))
    },
    async ask(stage, headers) {
      const ask = { params: { id: stage.ids.designs[place] }, body: { details: 'Lighter wood' }, headers }
      return figuresIn(
        await stage.sim.call(personOf(stage, who), 'POST /api/design-requests/:id/revisions', ask),
      )
    },
  }
}

const answers = ['approve', 'reject', 'withdraw'] as const
const bodies = {
  approve: { status: 'completed' },
  reject: { status: 'completed', feedback: 'It is not our home.' },
  withdraw: { status: 'cancelled' },
}

function answering(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  if (place === undefined) return undefined
  const who = someOneFor(dice, model, model.designs[place]?.of ?? '')
  const answer = dice.one(answers)
  return {
    what: `${nameOf(who)} answers design ${place}: ${answer}`,
    expect(model) {
      const design = seenBy(model, place, who)
      if (!design) return refused('design_request_not_found')
      if (!mayAnswer(design, answer)) return refused('illegal_state')
      if (answer === 'withdraw') {
        design.status = 'cancelled'
        design.events.push('withdrawn')
        write(model, 'design-request-withdrawn')
        const isWaiting = design.evidence && design.payment === 'pending'
        if (isWaiting) write(model, 'studio-design-withdrawn-with-payment')
      } else {
        design.status = 'completed'
        design.answer = answer === 'approve' ? 'approved' : 'rejected'
        design.feedback = answer === 'approve' ? '' : bodies.reject.feedback
        design.events.push(answer === 'approve' ? 'approved' : 'design_rejected')
        write(model, 'design-completed', 'studio-design-answered')
      }
      return done(designFigures(design))
    },
    async ask(stage) {
      const ask = { params: { id: stage.ids.designs[place] }, body: bodies[answer] }
      return figuresIn(await stage.sim.call(personOf(stage, who), 'PUT /api/design-requests/:id/status', ask))
    },
  }
}

function mayAnswer(design: ModelDesign, answer: (typeof answers)[number]): boolean {
  if (answer === 'withdraw') return design.status === 'pending' && isUnpaid(design)
  return isAnswerable(design) && (answer === 'approve' || design.revisions === 2)
}
