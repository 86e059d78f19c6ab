import { sql } from 'drizzle-orm'
import { emails } from '#server/db/schema/emails.ts'
import { remindOfFees } from '#server/designs/remind-of-fee.ts'
import { keepHouse } from '#server/housekeeping/keep-house.ts'
import { expireQuotes } from '#server/orders/quotes/expire-quotes.ts'
import { type Act, done, type Operation } from '../act.ts'
import type { Dice } from '../dice.ts'
import { type Model, type ModelDesign, type ModelOrder, write } from '../model.ts'

export const dayOperations: Operation[] = [{ weight: 4, draw: passing }]

const DAY_MS = 86_400_000
const WARN_DAYS = 2

/** Days pass, the shop's own clocks make their rounds, and everybody signs in anew. */
function passing(dice: Dice): Act {
  const days = 1 + dice.below(3)
  return {
    what: `${days} days pass`,
    isAlone: true,
    expect(model) {
      model.day += days
      for (const order of model.orders) endQuote(model, order)
      for (const design of model.designs) remind(model, design)
      return done()
    },
    async ask({ sim, people }) {
      sim.wait(days * DAY_MS)
      // Mails are dated by the database's clock, which stands still for them.
      await sim.shop.db
        .update(emails)
        .set({ createdAt: sql`${emails.createdAt} - make_interval(days => ${days})` })
      await expireQuotes(sim.shop)
      await remindOfFees(sim.shop)
      await keepHouse(sim.shop)
      await sim.signIn(people.values())
      return null
    },
  }
}

function endQuote(model: Model, order: ModelOrder): void {
  const { quote, status, lastDay, sentDay } = order
  if (quote !== 'quoted' || status !== 'pending' || lastDay === null || sentDay === null) return
  if (lastDay < model.day) {
    order.quote = 'expired'
    order.status = 'cancelled'
    order.events.push('quote_expired')
    write(model, 'quote-expired')
  } else if (!order.isWarned && lastDay - WARN_DAYS <= model.day && sentDay < lastDay - WARN_DAYS) {
    order.isWarned = true
    write(model, 'quote-expiring')
  }
}

function remind(model: Model, design: ModelDesign): void {
  const age = model.day - design.requestDay
  const due = age >= 7 ? 2 : age >= 2 ? 1 : 0
  const isUnpaid = design.status === 'pending' && design.payment === 'pending' && !design.evidence
  if (!isUnpaid || design.reminders >= due) return
  design.reminders = due
  design.events.push('fee_reminder')
  write(model, 'design-payment-due')
}
