import { currentSettings } from '#server/settings/current-settings.ts'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import { answerableStatuses } from '#domain/designs/client-moves.ts'
import { MAX_REVISIONS } from '#domain/designs/design-fee.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { revisionReceived } from '#server/emails/letters/revision-received.ts'
import { studioRevisionRequested } from '#server/emails/letters/studio-revision-requested.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { designLetter } from './design-letters.ts'
import { recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { requireRequest, type Viewer } from './queries.ts'

/**
 * Asks the studio for changes of a paid design; the request is then in revision. Of many who ask at once only as many
 * count as revisions are left.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (not in review, not paid, or no revision left)
 */
export async function requestRevision(
  shop: World,
  client: Viewer,
  id: string,
  details: string,
  submit: IdempotentRequest | undefined,
): Promise<{ request: DesignRequest } | StoredReply> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  const at = shop.clock()
  return shop.db.inTransaction((tx) =>
    idempotent(tx, submit, async () => {
      await requireRequest(tx, client, id)
      const isWritten = await writeRevision(tx, { revisionId: shop.random.uuid(), id, details, at })
      if (!isWritten) throw new Problem('illegal_state')
      const event = { requestId: id, type: 'revision_requested', description: details } as const
      await recordDesignEvent(tx, { ...event, actorId: client.id, at })
      const letter = { ...designLetter(await requireRequest(tx, client, id), about), details }
      await queueLetters(tx, [revisionReceived(letter), studioRevisionRequested(letter)])
      return { request: await presentRequest(shop, tx, client, id) }
    }),
  )
}

// One statement: whoever comes second waits for the row, sees it counted up, and finds nothing to count.
const revisionText = `
  with counted as (
    update design_requests set status = 'revision', revision_count = revision_count + 1, updated_at = $4
    where id = $2 and revision_count < $5 and status = any($6) and payment_status = 'paid'
    returning id, revision_count
  )
  insert into design_revisions (id, request_id, number, details, created_at)
  select $1, id, revision_count, $3, $4 from counted
  returning number`

type Revision = { revisionId: string; id: string; details: string; at: Date }

async function writeRevision(tx: Db, { revisionId, id, details, at }: Revision): Promise<boolean> {
  const values = [revisionId, id, details, at, MAX_REVISIONS, answerableStatuses]
  const written = await tx.rows({ name: 'request_revision', text: revisionText, values })
  return written.length > 0
}
