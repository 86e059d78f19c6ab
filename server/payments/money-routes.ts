import type { AdjustForm } from '#contract/payable-acts.ts'
import type { Adjustment } from '#domain/payments/adjustments.ts'
import type { Input } from '#kit/node/http/serve.ts'
import { serve, type App } from '#server/serve.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { actOnPayable, type Ports } from './act-on-payable.ts'
import { adjustPayable } from './adjust-payable.ts'
import { creditFee, listFeeCredits } from './credit-fee.ts'
import { listRefunds } from './list-refunds.ts'
import { moveCredit } from './move-credit.ts'
import { recordPayment } from './record-payment.ts'
import { moverOf } from './mover.ts'
import { moveRefund, payableOfRefund, refundPayable } from './refund-payable.ts'
import { remind } from './remind.ts'
import { setAside } from './set-aside.ts'
import { setSchedule } from './set-schedule.ts'
import { takeBack } from './take-back.ts'

/** What the studio does with money by amount. */
export function moneyRoutes(app: App, world: World, ports: Ports): void {
  const deskOf = (actor: Actor) => ({ world, ports, actor })

  serve(app, 'POST /api/payables/:ref/payments', ({ user, params, body, submit }) =>
    actOnPayable(deskOf(user), params.ref, submit, () => recordPayment(body)),
  )
  serve(app, 'POST /api/payables/:ref/payments/:id/back', ({ user, params, body, submit }) =>
    actOnPayable(deskOf(user), params.ref, submit, (settings) => takeBack(params.id, body, settings)),
  )
  serve(app, 'POST /api/payables/:ref/move', ({ user, params, body, submit }) =>
    moveCredit(deskOf(user), params.ref, body, submit),
  )
  serve(app, 'GET /api/payables/:ref/fee-credits', async ({ user, params }) => ({
    credits: await listFeeCredits(world, user, params.ref),
  }))
  serve(app, 'POST /api/payables/:ref/fee-credits', ({ user, params, body, submit }) =>
    actOnPayable(deskOf(user), params.ref, submit, (settings) => creditFee(body, settings)),
  )
  serve(app, 'POST /api/payables/:ref/remind', ({ user, params, submit }) =>
    actOnPayable(deskOf(user), params.ref, submit, () => remind),
  )
  serve(app, 'POST /api/payables/:ref/set-aside', ({ user, params, body, submit }) =>
    actOnPayable(deskOf(user), params.ref, submit, () => setAside(body)),
  )
  serve(app, 'PUT /api/payables/:ref/schedule', ({ user, params, body, submit }) =>
    actOnPayable(deskOf(user), params.ref, submit, (settings) => setSchedule(body, settings)),
  )
  const adjusted =
    (what: Adjustment) =>
    ({ user, params, body, submit }: AdjustAsk) =>
      actOnPayable(deskOf(user), params.ref, submit, () => adjustPayable(what, body))

  serve(app, 'POST /api/payables/:ref/reductions', adjusted('reductions'))
  serve(app, 'POST /api/payables/:ref/charges', adjusted('charges'))
  serve(app, 'POST /api/payables/:ref/write-off', adjusted('write-off'))
  serve(app, 'POST /api/payables/:ref/kept', adjusted('kept'))
  refundRoutes(app, world, deskOf)
}

type AdjustAsk = Omit<Input<{ access: 'admin' }, Actor>, 'params' | 'body'> & {
  params: { ref: string }
  body: AdjustForm
}

type DeskOf = (actor: Actor) => Parameters<typeof actOnPayable>[0]

function refundRoutes(app: App, world: World, deskOf: DeskOf): void {
  const findMover = moverOf(world)

  serve(app, 'GET /api/refunds', ({ user, query }) => listRefunds(world.db, user.id, query))

  serve(app, 'POST /api/payables/:ref/refunds', ({ user, params, body, submit }) =>
    actOnPayable(deskOf(user), params.ref, submit, () => refundPayable(body)),
  )
  serve(app, 'PUT /api/refunds/:id', async ({ user, params: { id }, body, submit }) => {
    const mover = await findMover(user, body.password)
    const ref = await payableOfRefund(world.db, id)
    return actOnPayable(deskOf(user), ref, submit, ({ payment }) => moveRefund(id, body, payment, mover))
  })
}
