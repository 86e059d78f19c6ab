import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { DesignStatusForm } from '#contract/designs/studio-operations.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeRequest } from './change-request.ts'
import { type StoredRequest, updateRequest } from './queries.ts'
import { designLetter, type DesignLetter } from './letters.ts'

/**
 * Sets the status of a request to whatever the studio says; the client gets a letter about a design that is complete
 * and a request that was declined or canceled. A status that it has already changes nothing.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (it stands elsewhere than was seen)
 */
export function changeStatus(
  world: World,
  actor: Actor,
  id: string,
  { status, seen, reason = '' }: z.output<typeof DesignStatusForm>,
): Promise<DesignRequest> {
  return changeRequest(world, actor, id, {
    isDone: (before) => before.status === status,
    async write(tx, before, at) {
      if (seen !== undefined && seen !== before.status) return false
      // What belongs to the status that it leaves goes with it.
      const set = {
        status,
        completedAt: status === 'completed' ? at : null,
        answer: null,
        feedback: '',
        declineReason: status === 'rejected' ? reason : '',
        updatedAt: at,
      }
      return updateRequest(tx, id, set)
    },
    event: status,
    description: reason,
    action: 'design.status',
    letters: (about, request) => lettersOf(reason, about, request),
  })
}

function lettersOf(reason: string, about: DesignLetter, { status }: StoredRequest): Letter[] {
  if (status === 'completed') return [designLetter('design-completed', about)]
  if (status === 'cancelled') return [designLetter('design-request-canceled', about, { reason })]
  return status === 'rejected' ? [designLetter('design-request-declined', about, { reason })] : []
}
