import { expect } from 'vitest'
import { files } from '#server/db/schema/files.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { pua } from '../people.ts'
import type { TestShop } from '../test-shop.ts'
import { managedBy, sendFile } from './at-door.ts'
import { type GoodFile, takenBy } from './good-files.ts'
import { bytesToTheLimit } from './to-the-limit.ts'
import type { UploadDoor } from './upload-doors.ts'

/** Sends every good sample that a door takes, and expects it to. Tells how many there were. */
export async function goodFilesTaken(
  shop: TestShop,
  door: UploadDoor,
  samples: readonly GoodFile[],
): Promise<number> {
  const open = await door.open(shop)
  const good = takenBy(uploadRules[door.rule], samples)
  const outcomes: [what: string, status: number][] = []
  for (const sample of good)
    outcomes.push([sample.what, (await sendFile(shop, door, open, sample)).statusCode])
  expect(outcomes).toEqual(good.map(({ what }) => [what, 200]))
  return good.length
}

/** Sends a file of a byte more than a door takes, and one of exactly as much, from an account with room for both. */
export async function limitHolds(shop: TestShop, door: UploadDoor): Promise<void> {
  // What came by other doors is somebody else's from here on: an account holds 200 files.
  await shop.shop.db.update(files).set({ ownerId: pua.id })
  const rule = uploadRules[door.rule]
  const open = await door.open(shop)
  const before = await managedBy(shop)
  const name = `a${rule.extensions[0]}`
  const over = await sendFile(shop, door, open, { bytes: bytesToTheLimit(rule, rule.maxBytes + 1), name })
  expect([over.statusCode, over.json()]).toEqual([413, expect.objectContaining({ message: rule.tooLarge })])
  expect(await managedBy(shop)).toEqual(before)
  const most = await sendFile(shop, door, open, { bytes: bytesToTheLimit(rule, rule.maxBytes), name })
  expect([door.operation, door.part, most.statusCode]).toEqual([door.operation, door.part, 200])
}
