import type { QuoteForm } from '#contract/orders/admin-operations.ts'
import { Problem } from '#contract/problems.ts'
import { isPriceable } from '#domain/orders/quote-status.ts'
import type { Letter } from '#server/outbox/letter.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { aboutOrder, orderLetter } from '../letters.ts'
import { requireOrder, type Viewer } from '../queries.ts'
import { refuseUnseenRevision } from './change-lines.ts'
import { changesOf } from './revisions.ts'
import { quoteOf } from './send-quote.ts'

/**
 * The letter that would carry a quote if it were sent now; nothing is written.
 *
 * @throws Problem what sending it would be refused with
 */
export async function previewQuote(
  world: World,
  viewer: Viewer,
  id: string,
  form: QuoteForm,
): Promise<Letter> {
  const settings = await currentSettings.get(world)
  const before = await requireOrder(world.db, viewer, id)
  if (!isPriceable(before)) throw new Problem('quote_closed')
  refuseUnseenRevision(before, form.seenRevision)
  const quotedAt = world.clock()
  const sent = quoteOf(before, form, settings, quotedAt)
  const after = {
    ...before,
    ...sent,
    changes: changesOf(before, sent),
    quoteStatus: 'quoted',
    quotedAt,
  } as const
  return orderLetter('quote-ready', aboutOrder(after, letterShop(settings, world.config)))
}
