import type { UploadedFile } from '#kit/node/http/uploads.ts'
import type { Ports } from '#server/payments/act-on-payable.ts'
import { moverOf } from '#server/payments/mover.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { addAccount, changeAccount, listAccounts } from './accounts.ts'
import { importAnyway } from './import-anyway.ts'
import { importStatement } from './import-statement.ts'
import { listImports, undoImport } from './imports.ts'
import { listLines } from './lines.ts'
import { moveLine } from './move-line.ts'
import { previewStatement } from './read-upload.ts'

/** What the bank says moved, and what the shop makes of it. */
export function bankRoutes(app: App, world: World, ports: Ports): void {
  const { db } = world
  const findMover = moverOf(world)

  serve(app, 'GET /api/bank/accounts', async () => ({ accounts: await listAccounts(db) }))

  serve(app, 'POST /api/bank/accounts', async ({ user, body }) => ({
    account: await addAccount(world, user, body),
  }))

  serve(app, 'PUT /api/bank/accounts/:id', async ({ user, params, body }) => ({
    account: await db.inTransaction((tx) => changeAccount(tx, user, params.id, body)),
  }))

  serve(app, 'POST /api/bank/imports', async ({ user, body }) => {
    const file = body.statement as UploadedFile
    const { bankAccountId, csv } = body
    return { import: await importStatement(world, user, file, bankAccountId, csv) }
  })

  serve(app, 'POST /api/bank/imports/preview', async ({ body }) => ({
    table: await previewStatement(db, body.statement as UploadedFile, body.bankAccountId),
  }))

  serve(app, 'GET /api/bank/imports', async () => ({ imports: await listImports(db) }))

  serve(app, 'POST /api/bank/imports/:id/twins', async ({ user, params, body }) => ({
    import: await db.inTransaction((tx) => importAnyway(tx, user, params.id, body.line)),
  }))

  serve(app, 'DELETE /api/bank/imports/:id', async ({ user, params }) => {
    await db.inTransaction((tx) => undoImport(tx, user, params.id))
    return { message: 'Statement taken back' }
  })

  serve(app, 'GET /api/bank/lines', ({ query }) => listLines(db, query))

  serve(app, 'PUT /api/bank/lines/:id', async ({ user, params, body }) => {
    const mover = await findMover(user, body.act === 'sent' ? body.password : undefined)
    return { line: await moveLine({ world, ports, actor: user }, params.id, body, mover) }
  })
}
