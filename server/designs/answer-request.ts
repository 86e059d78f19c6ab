import { and, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { DesignStatusForm } from '#contract/designs/studio-operations.ts'
import { Problem } from '#contract/problems.ts'
import { answerableStatuses, type ClientMove } from '#domain/designs/client-moves.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { refundableOf } from '#domain/payments/sums.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeRequest } from './change-request.ts'
import type { DesignEventType } from './history.ts'
import { requireRequest, updateRequest } from './queries.ts'
import { awaitsAnswer, designLetter, type DesignLetter } from './letters.ts'

type Move = Exclude<ClientMove, 'request-revision'>
type Form = z.output<typeof DesignStatusForm>

const events = {
  approve: 'approved',
  reject: 'design_rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<Move, DesignEventType>

/**
 * Lets a client approve a design, reject it with feedback once all revisions are used, or withdraw a request that
 * nobody paid for. Of two moves at once only one counts.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (not from where it stands, or no client's move at all)
 */
export async function answerRequest(
  world: World,
  client: Actor,
  id: string,
  form: Form,
): Promise<DesignRequest> {
  const { feedback = '' } = form
  const move = moveMeant(form)
  if (!move) {
    await requireRequest(world.db, client, id)
    throw new Problem('illegal_state')
  }
  return changeRequest(world, client, id, {
    async write(tx, { payable }, at) {
      if (move === 'withdraw' && payable && refundableOf(payable) > 0) return false
      return updateRequest(tx, id, { ...changesOf(move, feedback, at), updatedAt: at }, guards[move])
    },
    event: events[move],
    description: feedback,
    letters: (about) => lettersOf(move, about),
  })
}

function moveMeant({ status, feedback }: Form): Move | undefined {
  if (status === 'cancelled') return 'withdraw'
  if (status !== 'completed') return undefined
  return feedback ? 'reject' : 'approve'
}

function changesOf(move: Move, feedback: string, at: Date) {
  if (move === 'withdraw') return { status: 'cancelled' } as const
  const answer = move === 'approve' ? 'approved' : 'rejected'
  return { status: 'completed', completedAt: at, answer, feedback } as const
}

const isAnswerable = and(
  inArray(designRequests.status, answerableStatuses),
  eq(designRequests.paymentStatus, 'paid'),
)

/** `movesOfClient` as conditions. */
const guards: Record<Move, SQL | undefined> = {
  approve: isAnswerable,
  reject: and(isAnswerable, gte(designRequests.revisionCount, designRequests.designRevisions)),
  withdraw: and(eq(designRequests.status, 'pending'), inArray(designRequests.paymentStatus, unpaidStatuses)),
}

function lettersOf(move: Move, about: DesignLetter): Letter[] {
  const withdrawn = designLetter('design-request-withdrawn', about)
  if (move === 'withdraw')
    return awaitsAnswer(about.request)
      ? [withdrawn, designLetter('studio-design-withdrawn-with-payment', about)]
      : [withdrawn]
  return [designLetter('design-completed', about), designLetter('studio-design-answered', about)]
}
