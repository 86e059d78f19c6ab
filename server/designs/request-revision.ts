import { currentSettings } from '#server/settings/current-settings.ts'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { answerableStatuses } from '#domain/designs/client-moves.ts'
import type { Db } from '#kit/node/db/database.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeRequestIn } from './change-request.ts'
import { designLetter } from './letters.ts'

/**
 * Asks the studio for changes of a paid design; the request is then in revision. Of many who ask at once only as many
 * count as revisions are left.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (not in review, not paid, or no revision left)
 */
export async function requestRevision(
  world: World,
  client: Actor,
  id: string,
  details: string,
  submit: IdempotentRequest | undefined,
): Promise<{ request: DesignRequest } | StoredReply> {
  const settings = await currentSettings.get(world)
  return idempotentWrite(world.db, submit, async (tx) => ({
    request: await changeRequestIn(tx, world, settings, client, id, {
      write: (_, __, at) => writeRevision(tx, { revisionId: world.random.uuid(), id, details, at }),
      event: 'revision_requested',
      description: details,
      letters: (about) => [
        designLetter('revision-received', about, { details }),
        designLetter('studio-revision-requested', about, { details }),
      ],
    }),
  }))
}

// One statement: whoever comes second waits for the row, sees it counted up, and finds nothing to count.
const revisionText = `
  with counted as (
    update design_requests set status = 'revision', revision_count = revision_count + 1, updated_at = $4
    where id = $2 and revision_count < design_revisions and status = any($5) and payment_status = 'paid'
    returning id, revision_count
  )
  insert into design_revisions (id, request_id, number, details, created_at)
  select $1, id, revision_count, $3, $4 from counted
  returning number`

type Revision = { revisionId: string; id: string; details: string; at: Date }

async function writeRevision(tx: Db, { revisionId, id, details, at }: Revision): Promise<boolean> {
  const values = [revisionId, id, details, at, answerableStatuses]
  const written = await tx.rows({ name: 'request_revision', text: revisionText, values })
  return written.length > 0
}
