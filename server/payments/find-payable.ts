import { Problem } from '#contract/problems.ts'
import { countIn, DESIGN_NUMBER, ORDER_NUMBER } from '#domain/numbers.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { SignedIn } from '#server/session.ts'

/** Who looks: customers see what they pay, the studio sees all. */
export type Viewer = Pick<SignedIn, 'id' | 'role'>

type Found = { id: string; number: string; isDesign: boolean; userId: string }

const textBy = (which: string) => `
  select p.id, coalesce('LN-' || o.number, 'D-' || d.number) as number, p.design_id is not null as "isDesign",
    coalesce(o.user_id, d.user_id) as "userId"
  from payables p left join orders o on o.id = p.order_id left join design_requests d on d.id = p.design_id
  where ${which} and (o.archived_at is null or $3::boolean) and ($2::uuid is null or coalesce(o.user_id, d.user_id) = $2)`

const byNumber = [
  { form: ORDER_NUMBER, name: 'payable_by_order', text: textBy('o.number = $1') },
  { form: DESIGN_NUMBER, name: 'payable_by_design', text: textBy('d.number = $1') },
]
const byId = { name: 'payable_by_id', text: textBy('p.id = $1') }

/**
 * The payable that `ref` names, by its number or its id. For a customer, someone else's is missing as an unknown one, and
 * so is that of an archived order, unless asked for.
 *
 * @throws Problem `payable_not_found`
 */
export async function findPayable(
  db: Db,
  { id, role }: Viewer,
  ref: string,
  reachesArchive = false,
): Promise<Found> {
  const numbered = byNumber.find(({ form }) => form.test(ref))
  const { name, text } = numbered ?? byId
  const values = [numbered ? countIn(ref) : ref, role === 'admin' ? null : id, reachesArchive]
  const [found] = await db.rows<Found>({ name, text, values })
  if (!found) throw new Problem('payable_not_found')
  return found
}
