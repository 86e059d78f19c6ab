import type { FeeCreditForm } from '#contract/payable-acts.ts'
import type { Settings } from '#contract/settings.ts'
import { adjustmentRules } from '#domain/payments/adjustments.ts'
import { countIn, designNumber } from '#domain/numbers.ts'
import { daysFrom } from '#kit/core/calendar-days.ts'
import type { Db } from '#kit/node/db/database.ts'
import { invalid } from '#server/invalid.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import type { MoneyAct } from './act-on-payable.ts'
import { adjustPayable } from './adjust-payable.ts'
import { livingWithFee } from './fee-claim.ts'
import { findPayable, type Viewer } from './find-payable.ts'
import { requirePayable, type StoredPayable } from './payables.ts'

type FeeCredit = { id: string; design: string; cents: number }

/** What came of a fee, less what the shop owes its customer of it, and less what was charged on top. */
const cameText = 'p.received_cents - p.refunded_cents + least(p.open_cents, 0) - p.charges_cents'

/** Of what came of each design fee of the buyer of $1, where no living order has it: $2 percent, paid since $3. */
const creditsText = `
  select p.id, 'D-' || d.number as design, floor((${cameText})::bigint * $2::int / 100)::int as cents
  from orders o join design_requests d on d.user_id = o.user_id join payables p on p.design_id = d.id
  where o.id = $1 and p.paid_at >= $3
    and (p.credited_to is null or exists (select from payables c where c.id = p.credited_to and c.is_cancelled))
  order by p.paid_at, p.id`

async function creditsOf(db: Db, { payment }: Settings, now: Date, payable: StoredPayable, lock = '') {
  const { isDesign, sums } = payable
  if (isDesign || sums.isCancelled) return []
  const rows = await db.rows<FeeCredit>({
    name: `fee_credits${lock && '_locked'}`,
    text: creditsText + lock,
    values: [payable.id, payment.feeCreditPercent, daysFrom(now, -payment.feeCreditDays)],
  })
  const most = adjustmentRules.reductions.most(sums)
  return rows.map((row) => ({ ...row, cents: Math.min(row.cents, most) })).filter(({ cents }) => cents > 0)
}

/**
 * What of the design fees of its customer may be credited to an order, the longest paid first; nothing where none may.
 *
 * @throws Problem `payable_not_found`
 */
export async function listFeeCredits(world: World, viewer: Viewer, ref: string) {
  const { id } = await findPayable(world.db, viewer, ref)
  const settings = await currentSettings.get(world)
  const credits = await creditsOf(world.db, settings, world.clock(), await requirePayable(world.db, id))
  return credits.map(({ design, cents }) => ({ design, amount: cents }))
}

/**
 * Has an order come to less by what of a design fee is credited: once for each fee, as long as its order lives.
 *
 * @throws Problem `payment_changed` (with the figures) · `validation_failed` (no fee that may be credited)
 */
export function creditFee({ design, seenOpen }: FeeCreditForm, settings: Settings): MoneyAct {
  return async (books, payable, before) => {
    const credits = await creditsOf(books.tx, settings, books.at, payable, ' for update of p')
    const credit = credits.find((one) => one.design === designNumber(countIn(design)))
    if (!credit || (await livingWithFee(books.tx, credit.id, payable.id)) !== undefined)
      throw invalid('design', 'It has no fee that can be credited here: look what was paid, and when')
    const values = [credit.id, payable.id]
    await books.tx.rows({
      name: 'credit_fee',
      text: 'update payables set credited_to = $2 where id = $1',
      values,
    })
    const form = { amount: credit.cents, reason: `Design fee of ${credit.design}`, seenOpen }
    return adjustPayable('reductions', form)(books, payable, before)
  }
}
