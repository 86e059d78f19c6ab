import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limitOf } from '#tests/support/promise-line.ts'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { lockFolder, refuseInUse } from './folder-lock.ts'

let root: string
let dataDir: string
let opened = 0
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lanai-lock-'))
})
beforeEach(() => {
  dataDir = join(root, `shop-${opened++}`)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const databaseModule = new URL('./database.ts', import.meta.url).href

/** Another process that opens the database in `dataDir`, then waits to be told what to do with it. */
function otherProcess() {
  const code = `
    const { openDatabase } = await import(${JSON.stringify(databaseModule)})
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }, console)
    await database.db.execute('create table if not exists notes (text text)')
    await database.db.execute("insert into notes values ('kept')")
    console.log('open')
    process.stdin.on('data', async () => { await database.close(); process.exit(0) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text))
  child.stderr.on('data', (text: Buffer) => (said.err += text))
  const exit = once(child, 'exit')
  const isOpen = Promise.race([
    once(child.stdout, 'data'),
    exit.then(() => Promise.reject(new Error(`It did not open: ${said.err}`))),
  ])
  return { child, said, isOpen, exit }
}

const notes = async () => {
  const database = await openDatabase({ dataDir }, console)
  try {
    return await database.db.rows({ name: 'notes', text: 'select text from notes' })
  } finally {
    await database.close()
  }
}

test('a second process is refused within three seconds, by one line that names the folder', async () => {
  const first = otherProcess()
  await first.isOpen
  const started = Date.now()
  await expect(openDatabase({ dataDir }, console)).rejects.toThrow(
    `Another process uses the database in ${join(dataDir, 'db')}: stop it first, or set DATA_DIR`,
  )
  expect(Date.now() - started).toBeLessThan(limitOf(3_000))
  first.child.stdin.write('close')
  expect(await first.exit).toEqual([0, null])
  expect(first.said.err).toBe('')
  expect(await notes()).toEqual([{ text: 'kept' }])
})

test('the folder of a process that was killed is free at once, and holds what it had committed', async () => {
  const first = otherProcess()
  await first.isOpen
  first.child.kill('SIGKILL')
  await first.exit
  expect(await notes()).toEqual([{ text: 'kept' }])
})

test('one process cannot open a folder twice either', () => {
  const folder = join(root, 'twice')
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('Another process')
  expect(() => refuseInUse(folder)).toThrow('Another process')
  lock.release()
  refuseInUse(folder)
  lockFolder(folder).release()
})

test('whoever only looks at a folder at the same moment keeps nobody from it', () => {
  const folder = join(root, 'looked-at')
  lockFolder(folder).release()
  const looking = new DatabaseSync(`${folder}.lock`)
  looking.exec('begin; select * from sqlite_master')
  expect(() => lockFolder(folder).release()).not.toThrow()
  looking.close()
})
