import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { evidence, formBytes, formType } from '#tests/operations/evidence-door.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { managedBy } from '#tests/support/hostile-files/at-door.ts'
import { hostilePdfs } from '#tests/support/hostile-files/documents.ts'
import { goodFiles } from '#tests/support/hostile-files/good-files.ts'
import { pictureBombs } from '#tests/support/hostile-files/pictures.ts'
import { pour } from '#tests/support/hostile-files/pour.ts'
import { refusedAt, refusedForms } from '#tests/support/hostile-files/refused-at.ts'
import { goodFilesTaken, limitHolds } from '#tests/support/hostile-files/taken-at.ts'
import { bytesToTheLimit } from '#tests/support/hostile-files/to-the-limit.ts'
import { type OpenDoor, type UploadDoor, uploadDoors } from '#tests/support/hostile-files/upload-doors.ts'
import { memoryOf } from '#tests/support/load/busy-process.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { bringToToday, shopBeside } from '#tests/support/processes/shop-beside.ts'

const MB = 1024 * 1024
const STREAM_BYTES = 200 * MB
/** A refused sender is heard for a second; what is above it is the way there and back on a busy machine. */
const MOST_GOES_ON_MS = 2_000
const MOST_GROWTH_MB = 50
const startShop = shopProcesses()
await describeRaces('P40: a file is what it claims or is refused', (shop, url) => {
  let beside: Awaited<ReturnType<typeof shopBeside>>
  beforeAll(async () => {
    beside = await shopBeside(startShop, shop, url)
  })
  beforeEach(() => bringToToday(shop))

  test('every bad file under every name that would be taken, at every door', async () => {
    let refused = 0
    let pass = false
    try {
      for (const door of uploadDoors) {
        const open = await door.open(shop)
        const bad = await refusedAt(shop, door, open, true)
        const forms = await refusedForms(shop, door, open)
        expect([...bad.got, ...forms.got]).toEqual([...bad.wanted, ...forms.wanted])
        refused += bad.count + forms.count
      }
      pass = true
    } finally {
      const figure = `${uploadDoors.length} ways in: ${refused} bad files and forms refused as stated with nothing kept`
      printPromise('P40', refused, figure, pass, { engine: 'postgres' })
    }
  })

  test('every good sample up to the limit is taken, and not a byte over it, at every door', async () => {
    const samples = await goodFiles()
    let taken = 0
    let pass = false
    try {
      for (const door of uploadDoors) {
        await limitHolds(shop, door)
        taken += 1 + (await goodFilesTaken(shop, door, samples))
      }
      expect(taken).toBeGreaterThan(uploadDoors.length)
      pass = true
    } finally {
      const figure = `${uploadDoors.length} ways in: ${taken} good files taken, the largest to the byte; a byte more is 413`
      printPromise('P40', taken, figure, pass, { engine: 'postgres' })
    }
  })

  test('a stream of 200 MB is refused at the limit, and cut off within a second', async () => {
    let longest = 0
    let most = 0
    let pass = false
    try {
      for (const door of uploadDoors) {
        const open = await door.open(shop)
        const before = await managedBy(shop)
        const { status, sent, goesOn } = await pour(
          targetOf(door, open),
          endlessForm(door, open),
          STREAM_BYTES,
        )
        expect([door.operation, door.part, status]).toEqual([door.operation, door.part, 413])
        expect(await managedBy(shop)).toEqual(before)
        longest = Math.max(longest, goesOn)
        most = Math.max(most, sent)
      }
      expect(longest).toBeLessThanOrEqual(MOST_GOES_ON_MS)
      pass = true
    } finally {
      const figure = `200 MB into ${uploadDoors.length} ways in: each 413, nothing kept, the sender cut off ${(longest / 1000).toFixed(1)} s after the answer at most`
      printPromise('P40', uploadDoors.length, figure, pass, { engine: 'postgres' })
    }
  })

  test('bombs cost no memory', async () => {
    const bombs = [...pictureBombs, ...hostilePdfs]
    let largest = 0
    let sent = 0
    let pass = false
    try {
      for (const door of uploadDoors) {
        const open = await door.open(shop)
        // Whatever is loaded at the first file of a kind is there before it is measured.
        await send(door, open, {
          bytes: bytesToTheLimit(uploadRules[door.rule], 3_000),
          name: goodName(door),
        })
        for (const [what, bytes, name] of bombs) {
          const growth = await growthDuring(() => send(door, open, { bytes, name }))
          expect([door.operation, what, growth > MOST_GROWTH_MB ? growth : 'small']).toEqual([
            door.operation,
            what,
            'small',
          ])
          largest = Math.max(largest, growth)
          sent += 1
        }
      }
      pass = true
    } finally {
      const figure = `${sent} bombs: the process grows by ${largest.toFixed(0)} MB at most`
      printPromise('P40', sent, figure, pass, { engine: 'postgres' })
    }
  })

  const targetOf = ({ operation, person }: UploadDoor, { path }: OpenDoor) => ({
    port: beside.port,
    method: operation.split(' ')[0] ?? '',
    path,
    person,
  })

  async function send(
    door: UploadDoor,
    open: OpenDoor,
    { bytes, name }: { bytes: Uint8Array; name: string },
  ) {
    const form = formBytes([...open.fields(), { ...evidence(bytes, name), name: door.part }])
    const reply = await fetch(`${beside.address}${open.path}`, {
      method: targetOf(door, open).method,
      headers: { ...formType, authorization: `Bearer ${door.person.token}` },
      body: new Uint8Array(form),
    })
    await reply.arrayBuffer()
    expect(reply.status).toBeLessThan(500)
  }

  /** How much more memory than before the process had at any moment of `work`, in MB. */
  async function growthDuring(work: () => Promise<void>): Promise<number> {
    await wait(20)
    // Forgets the highest it ever had.
    writeFileSync(`/proc/${beside.pid}/clear_refs`, '5')
    const before = memoryOf(beside.pid, 'VmRSS')
    await work()
    return memoryOf(beside.pid, 'VmHWM') - before
  }
})

/** The beginning of a form whose file never ends, of the kind that the door takes. */
function endlessForm(door: UploadDoor, open: OpenDoor): Buffer {
  const begin = bytesToTheLimit(uploadRules[door.rule], 3_000).subarray(0, 40)
  return formBytes([...open.fields(), { ...evidence(begin, goodName(door)), name: door.part }], '')
}

function goodName({ rule }: UploadDoor): string {
  return `a${uploadRules[rule].extensions[0]}`
}
