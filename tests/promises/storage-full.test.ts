import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { managedBy, sendFile } from '#tests/support/hostile-files/at-door.ts'
import { bytesToTheLimit } from '#tests/support/hostile-files/to-the-limit.ts'
import { type OpenDoor, type UploadDoor, uploadDoors } from '#tests/support/hostile-files/upload-doors.ts'
import { leilani } from '#tests/support/people.ts'
import { printPromise, shareOf } from '#tests/support/promise-line.ts'
import { canHaveSmallDisks, type SmallDisk, smallDisk } from '#tests/support/files/small-disk.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const TIMES = shareOf(5)
const DISK_BYTES = 1024 * 1024
const SMALL = 3_000
const shop = testShop(ownDatabase)

/** A file that each door would take. */
const fileFor = ({ rule }: UploadDoor, bytes = SMALL) => ({
  bytes: bytesToTheLimit(uploadRules[rule], bytes),
  name: `a${uploadRules[rule].extensions[0]}`,
})

/** Refused five times because nothing can be stored: nothing is kept, and everything else goes on. */
async function refusedFiveTimes(door: UploadDoor, open: OpenDoor, bytes?: number): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    const reply = await sendFile(shop, door, open, fileFor(door, bytes))
    expect([door.operation, door.part, reply.statusCode]).toEqual([door.operation, door.part, 503])
    expect(reply.json()).toMatchObject({ code: 'storage_unavailable' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  await othersGoOn()
}

async function othersGoOn(): Promise<void> {
  const headers = { authorization: `Bearer ${leilani.token}` }
  for (const url of ['/api/products', '/api/orders/myorders', '/api/health/live'])
    expect([url, (await shop.http.inject({ url, headers })).statusCode]).toEqual([url, 200])
}

async function isTakenAgain(door: UploadDoor, open: OpenDoor): Promise<void> {
  const reply = await sendFile(shop, door, open, fileFor(door))
  expect([door.operation, door.part, reply.statusCode]).toEqual([door.operation, door.part, 200])
}

const print = (figure: string, runs: number) => printPromise('P10', runs, figure, true)

describe.skipIf(!(await canHaveSmallDisks()))('P10: on a disk of 1 MB', { timeout: 120_000 }, () => {
  let disk: SmallDisk
  beforeEach(async () => {
    disk = await smallDisk(join(shop.shop.config.dataDir, 'files'), DISK_BYTES)
  })
  afterEach(() => disk.remove())
  staysSound(shop) // while the disk is still there

  test('that is read-only, every upload is refused, and passes when it is not any more', async () => {
    const open = new Map<UploadDoor, OpenDoor>()
    for (const door of uploadDoors) open.set(door, await door.open(shop))
    const before = await managedBy(shop)
    await disk.setReadOnly(true)
    for (const [door, way] of open) await refusedFiveTimes(door, way)
    await disk.setReadOnly(false)
    expect(await managedBy(shop)).toEqual(before)
    for (const [door, way] of open) await isTakenAgain(door, way)
    print(
      `a read-only disk, ${open.size} ways in ${TIMES} times each: 503, nothing kept, the next passes`,
      open.size * TIMES,
    )
  })

  test('that is full in the middle of a file, it is refused and gone, and a smaller one passes', async () => {
    const large = uploadDoors.filter(({ rule }) => uploadRules[rule].maxBytes > 2 * DISK_BYTES)
    for (const door of large) {
      const open = await door.open(shop)
      const before = await managedBy(shop)
      await refusedFiveTimes(door, open, 2 * DISK_BYTES)
      expect(await managedBy(shop)).toEqual(before)
      await isTakenAgain(door, open)
    }
    print(
      `a full disk, ${large.length} ways in ${TIMES} times each: 503, nothing kept, a smaller one passes`,
      large.length * TIMES,
    )
  })
})

describe('P10: a store', { timeout: 120_000 }, () => {
  staysSound(shop)
  afterEach(() => void vi.restoreAllMocks())

  test.each(['ENOSPC', 'EROFS', 'EDQUOT', 'EIO', 'EACCES', 'EFBIG'])(
    'that answers %s refuses every upload',
    async (code) => {
      for (const door of uploadDoors.filter(
        ({ rule }) => !['productsFile', 'countsFile', 'statement'].includes(rule),
      )) {
        const open = await door.open(shop)
        const before = await managedBy(shop)
        const failure = Object.assign(new Error(`${code}: planted`), { code })
        const failing = (['put', 'adopt'] as const).map((act) =>
          vi.spyOn(shop.shop.files, act).mockRejectedValue(failure),
        )
        await refusedFiveTimes(door, open)
        for (const act of failing) act.mockRestore()
        expect(await managedBy(shop)).toEqual(before)
      }
      print(`a store that answers ${code}: 503, nothing kept`, TIMES * (uploadDoors.length - 1))
    },
  )

  test('a database without room refuses every private file, and its bytes go', async () => {
    const doors = uploadDoors.filter(({ rule }) => ['floorPlan', 'evidence', 'concept'].includes(rule))
    for (const door of doors) {
      const open = await door.open(shop)
      const before = await managedBy(shop)
      const full = withoutRoom()
      await refusedFiveTimes(door, open)
      full.mockRestore()
      expect(await managedBy(shop)).toEqual(before)
      await isTakenAgain(door, open)
    }
    print(
      `a database without room, ${doors.length} ways in ${TIMES} times each: 503, nothing kept, the next passes`,
      doors.length * TIMES,
    )
  })

  test('at its limit a file is whole or refused, twice in a row', { timeout: 60_000 }, async () => {
    const [, door] = uploadDoors
    if (!door) throw new Error('There is no door for evidence')
    const open = await door.open(shop)
    const { maxBytes } = uploadRules[door.rule]
    for (const bytes of [maxBytes - 1, maxBytes - 1, maxBytes, maxBytes]) {
      const sent = fileFor(door, bytes)
      const reply = (await sendFile(shop, door, open, sent)).json<{
        order: { paymentEvidence: { url: string } }
      }>()
      const read = await shop.http.inject({ url: reply.order.paymentEvidence.url })
      expect(read.rawPayload.equals(sent.bytes)).toBe(true)
    }
    const before = await managedBy(shop)
    for (let time = 0; time < 2; time++)
      expect((await sendFile(shop, door, open, fileFor(door, maxBytes + 1))).statusCode).toBe(413)
    expect(await managedBy(shop)).toEqual(before)
    print(
      'a byte under the limit and the limit twice: kept whole; a byte over it twice: 413, nothing kept',
      6,
    )
  })
})

/** A database whose disk is full: it takes no row of a file. */
function withoutRoom() {
  const original = pg.Client.prototype.query as (...requested: unknown[]) => unknown
  const full = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...requested: unknown[]
  ) {
    const [query] = requested as [{ text?: string } | string]
    const text = typeof query === 'string' ? query : (query?.text ?? '')
    return (
      text.startsWith('insert into "files"') ? Promise.reject(full) : original.apply(this, requested)
    ) as never
  })
}
