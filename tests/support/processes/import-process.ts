/** A process that only imports the file at IMPORT_FILE as IMPORT_BY, for tests that kill it; it prints the result. */
import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import { openLog } from '#kit/node/log.ts'
import { importProducts } from '#server/products/import/import-products.ts'
import { shopInFolder } from './shop-in-folder.ts'

const { IMPORT_FILE: path = '', IMPORT_BY: id = '' } = process.env
const config = readConfig(process.env)
const database = await openDatabase(config, openLog('silent'))
const shop = await shopInFolder(config.dataDir, database, () => new Date(), process.env)
const sha256 = createHash('sha256')
  .update(await readFile(path))
  .digest('hex')
const file = new UploadedFile(await openAsBlob(path), basename(path), { type: 'text/csv', path, sha256 })
const actor = { id, role: 'admin' as const, address: '127.0.0.1' }
process.stdout.write(`${JSON.stringify(await importProducts(shop, actor, { file, dryRun: false }))}\n`)
await database.close()
