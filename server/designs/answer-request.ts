import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { DesignStatusForm } from '#contract/designs/studio-operations.ts'
import { Problem } from '#contract/problems.ts'
import { answerableStatuses, type ClientMove } from '#domain/designs/client-moves.ts'
import { MAX_REVISIONS } from '#domain/designs/design-fee.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { designCompleted } from '#server/emails/letters/design-completed.ts'
import { designRequestWithdrawn } from '#server/emails/letters/design-request-withdrawn.ts'
import type { DesignLetter, Letter } from '#server/emails/letters/letter.ts'
import { studioDesignAnswered } from '#server/emails/letters/studio-design-answered.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { designLetter } from './design-letters.ts'
import { type DesignEventType, recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { requireRequest, type Viewer } from './queries.ts'

type Move = Exclude<ClientMove, 'request-revision'>
type Form = z.output<typeof DesignStatusForm>

const events = {
  approve: 'approved',
  reject: 'design_rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<Move, DesignEventType>

/**
 * Lets a client approve a design, reject it with feedback once both revisions are used, or withdraw a request that
 * nobody paid for. Of two moves at once only one counts.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (not from where it stands, or no client's move at all)
 */
export async function answerRequest(
  shop: World,
  client: Viewer,
  id: string,
  form: Form,
): Promise<DesignRequest> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  const at = shop.clock()
  const { feedback: description = '' } = form
  return shop.db.inTransaction(async (tx) => {
    await requireRequest(tx, client, id)
    const move = moveMeant(form)
    if (!move || !(await writeMove(tx, id, move, description, at))) throw new Problem('illegal_state')
    await recordDesignEvent(tx, { requestId: id, type: events[move], description, actorId: client.id, at })
    const answered = await requireRequest(tx, client, id)
    await queueLetters(tx, lettersOf(move, designLetter(answered, about), description))
    return presentRequest(shop, tx, client, id)
  })
}

function moveMeant({ status, feedback }: Form): Move | undefined {
  if (status === 'cancelled') return 'withdraw'
  if (status !== 'completed') return undefined
  return feedback ? 'reject' : 'approve'
}

async function writeMove(tx: Db, id: string, move: Move, feedback: string, at: Date): Promise<boolean> {
  const written = await tx
    .update(designRequests)
    .set({ ...changesOf(move, feedback, at), updatedAt: at })
    .where(and(eq(designRequests.id, id), guards[move]))
    .returning({ id: designRequests.id })
  return written.length > 0
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
  reject: and(isAnswerable, gte(designRequests.revisionCount, MAX_REVISIONS)),
  withdraw: and(eq(designRequests.status, 'pending'), inArray(designRequests.paymentStatus, unpaidStatuses)),
}

function lettersOf(move: Move, about: DesignLetter, feedback: string): Letter[] {
  if (move === 'withdraw') return [designRequestWithdrawn(about)]
  return [designCompleted(about), studioDesignAnswered({ ...about, feedback })]
}
