import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '#server/backup/back-up.ts'
import { restore } from '#server/backup/restore.ts'
import type { Database } from '#kit/node/db/database.ts'
import {
  backupPlaces,
  type Contents,
  contentsOf,
  type Place,
} from '#tests/support/processes/backup-places.ts'
import { seedEverything } from '#tests/support/seed/everything.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const PATIENCE = { timeout: 120_000 }
const POSITIONS = 40

let database: Database
const shop = testShop(async () => (database = await ownDatabase()))
const places = backupPlaces(afterAll)

const source = () => ({ database, files: shop.shop.files, clock: shop.shop.clock })
const run = (text: string) => target.database.db.execute(sql.raw(text))

/** A shop that holds one row and one file, and is to stay as it is through all of these tests. */
let target: Place
let before: Contents
beforeAll(async () => {
  target = await places.empty()
  await run(`insert into categories (id, name, position) values ('kept', 'Kept', 1)`)
  await target.files.put('pictures/3f5a-320.webp', Buffer.from('other bytes under the same key'))
  before = await contentsOf(target)
})

async function expectUntouched(): Promise<void> {
  expect(await contentsOf(target)).toEqual(before)
}

/** A backup of a shop with a little of everything. */
async function seedBackup(): Promise<{ path: string; bytes: Buffer }> {
  const path = await places.archive()
  await seedEverything(shop)
  await backUp(source(), path)
  return { path, bytes: await readFile(path) }
}

test('P21: a flipped byte and a cut file are refused, and nothing is touched', PATIENCE, async () => {
  const { bytes } = await seedBackup()
  const damaged = await places.archive()

  const anywhere = Array.from({ length: POSITIONS }, (_, at) => Math.floor((bytes.length * at) / POSITIONS))
  const ends = Array.from({ length: 12 }, (_, at) => [at, bytes.length - 1 - at]).flat()
  const flips = [...new Set([...anywhere, ...ends])]
  for (const at of flips) {
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ 0xff
    await writeFile(damaged, flipped)
    await expect(restore(target, damaged, true), `byte ${at}`).rejects.toThrow('its seal is broken')
  }
  const cuts = [0, 1, 9, 400, Math.floor(bytes.length / 2), bytes.length - 1]
  for (const length of cuts) {
    await writeFile(damaged, bytes.subarray(0, length))
    await expect(restore(target, damaged, true)).rejects.toThrow('its seal is broken')
  }
  await writeFile(damaged, 'id,name\n1,A price list\n'.repeat(40))
  await expect(restore(target, damaged, true)).rejects.toThrow('This file is no backup of the shop')
  await expectUntouched()
  const figure = `${flips.length} flipped bytes and ${cuts.length} cuts of one archive: all refused, the target untouched`
  printPromise('P21', flips.length + cuts.length, figure, true)
})

test('a shop that holds rows or files is not written over unless that is said', PATIENCE, async () => {
  const { path } = await seedBackup()
  await expect(restore(target, path, false)).rejects.toThrow(
    'This shop is not empty (rows in categories): add --replace to put the backup in its place',
  )
  await run('delete from categories')
  await expect(restore(target, path, false)).rejects.toThrow(
    'This shop is not empty (the file pictures/3f5a-320.webp)',
  )
  await run(`insert into categories (id, name, position) values ('kept', 'Kept', 1)`)
  await expectUntouched()
})

test('what fails on the way leaves the rows and the files as they were', PATIENCE, async () => {
  const { path } = await seedBackup()
  // Somebody's own report, which a shop must not drop.
  await run('create view report as select * from orders')
  await expect(restore(target, path, true)).rejects.toThrow('other objects depend on')
  expect(await target.files.clearTemporary(new Date(Date.now() + 60_000))).toBe(0)
  await run('drop view report')
  await expectUntouched()
})

test('what a broken-off backup left open to others is begun anew', PATIENCE, async () => {
  const path = await places.archive()
  await writeFile(`${path}.unfinished`, 'half')
  await chmod(`${path}.unfinished`, 0o666)
  await backUp(source(), path)
  expect((await stat(path)).mode & 0o077).toBe(0)
})

test('neither a newer shop nor an older backup is written over', PATIENCE, async () => {
  const { path, bytes } = await seedBackup()
  await expect(backUp(source(), path)).rejects.toThrow(`${path} is there already: name another file`)
  expect(await readFile(path)).toEqual(bytes)
  expect((await stat(path)).mode & 0o077).toBe(0)
  const nowhere = `${path}/no-folder/backup.tar.gz`
  await expect(backUp(source(), nowhere)).rejects.toThrow(`${nowhere} cannot be written (ENOTDIR)`)

  const year2100 = Date.UTC(2100, 0, 1)
  await run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('f00d', ${year2100})`)
  await expect(restore(target, path, true)).rejects.toThrow('a newer version of the shop (of 2100-01-01)')

  const other = await places.archive()
  await expect(backUp({ ...target, clock: shop.shop.clock }, other)).rejects.toThrow(
    'a newer version of the shop',
  )
  expect(await readdir(dirname(other))).toEqual([])
  await expect(restore(target, other, true)).rejects.toThrow(`There is no file ${other}`)
  await expectUntouched()
})
