import { asc, gt } from 'drizzle-orm'
import { BoardContent } from '#contract/boards/board.ts'
import { faultsOf } from '#domain/boards/faults.ts'
import type { Db } from '#kit/node/db/database.ts'
import { boards } from '#server/db/schema/boards.ts'

/** A board may have 256 KB. */
const BOARDS_AT_ONCE = 50

/** Boards that could not be opened, each with why. */
export async function* unsoundBoards(db: Db): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({ id: boards.id, content: boards.content })
      .from(boards)
      .where(gt(boards.id, after))
      .orderBy(asc(boards.id))
      .limit(BOARDS_AT_ONCE)
    for (const { id, content } of rows) {
      const fault = faultIn(content)
      if (fault) yield `board ${id}: ${fault}`
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

function faultIn(content: unknown): string | undefined {
  const read = BoardContent.safeParse(content)
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0]
  const [fault] = faultsOf(read.data)
  return fault && `${fault.what} (${fault.id ?? fault.of})`
}
