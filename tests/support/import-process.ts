/** A process that only imports the file at IMPORT_FILE as IMPORT_BY, for tests that kill it; it prints the result. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { openFolderStore } from '#server/files/folder-store.ts'
import { UploadedFile } from '#server/http/uploads.ts'
import { openLog } from '#server/log.ts'
import { packageTeasers } from '#server/packages/package-teasers.ts'
import { openCatalogue } from '#server/products/catalogue.ts'
import { importProducts } from '#server/products/import/import-products.ts'
import { currentSettings } from '#server/settings/current-settings.ts'

const { IMPORT_FILE: path = '', IMPORT_BY: id = '' } = process.env
const config = readConfig(process.env)
const log = openLog('silent')
const { db, reads, engine, check, load, close } = await openDatabase(config, log)
const clock = () => new Date()
const shop = {
  config,
  db,
  reads,
  engine,
  checkDatabase: check,
  databaseLoad: load,
  files: await openFolderStore(join(config.dataDir, 'files')),
  log,
  clock,
  random: { uuid: randomUUID, token: () => randomBytes(32).toString('base64url') },
  settings: currentSettings(db, clock),
  catalogue: await openCatalogue(reads, clock, log),
  packageTeasers: packageTeasers(db, clock),
}
const sha256 = createHash('sha256')
  .update(await readFile(path))
  .digest('hex')
const file = new UploadedFile(await openAsBlob(path), basename(path), { type: 'text/csv', path, sha256 })
const actor = { id, role: 'admin' as const, address: '127.0.0.1' }
process.stdout.write(`${JSON.stringify(await importProducts(shop, actor, { file, dryRun: false }))}\n`)
await close()
