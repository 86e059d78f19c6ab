import type { World } from '#server/world.ts'

const text = `
  select 'LN-' || number as number from orders where id = $1::uuid
  union all
  select 'D-' || number from design_requests where id = $1::uuid`

/** How people name the order or design request `id`, or the one to whose page a path leads. */
export async function numberOf({ shop }: { shop: Pick<World, 'db'> }, id: string): Promise<string> {
  const [found] = await shop.db.rows<{ number: string }>({ name: 'number_of', text, values: [id.slice(-36)] })
  if (!found) throw new Error(`Nothing has a number that is ${id}`)
  return found.number
}
