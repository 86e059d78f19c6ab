import type { Db } from '#kit/node/db/database.ts'

const freeText = `
  update bank_lines l set state = 'new' where l.id = any($1::uuid[]) and l.state = 'matched'
    and not exists (select from payments p where p.bank_line_id = l.id and p.state = 'counted')
    and not exists (select from refunds r where r.bank_line_id = l.id and r.state = 'sent')`

const lockText = `select id from bank_lines where id = any($1::uuid[]) order by id for update`

/**
 * Bank lines of which nothing counts any more are new again. Of two who take back the last two payments of a line at
 * once, the second sees what the first did: whoever holds orders waits here for the lines.
 */
export async function freeLines(tx: Db, ids: (string | null)[]): Promise<void> {
  const lines = ids.filter((id) => id !== null)
  if (lines.length === 0) return
  await tx.rows({ name: 'lock_bank_lines', text: lockText, values: [lines] })
  await tx.rows({ name: 'free_bank_lines', text: freeText, values: [lines] })
}
