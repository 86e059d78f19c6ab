import { afterAll, expect, test } from 'vitest'
import { api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { filePartsOf } from '#kit/core/operation/files.ts'
import { files } from '#server/db/schema/files.ts'
import { formBytes, formType } from '#tests/operations/evidence-door.ts'
import { managedBy, sendFile, sendRaw } from '#tests/support/hostile-files/at-door.ts'
import { fileNames } from '#tests/support/hostile-files/file-names.ts'
import { goodFiles } from '#tests/support/hostile-files/good-files.ts'
import { refusedAt, refusedForms } from '#tests/support/hostile-files/refused-at.ts'
import { goodFilesTaken, limitHolds } from '#tests/support/hostile-files/taken-at.ts'
import { uploadDoors } from '#tests/support/hostile-files/upload-doors.ts'
import { kai, nobody } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const GOOD_SAMPLES = 30
const shop = testShop()
staysSound(shop)
const samples = await goodFiles()
let refused = 0
let taken = 0

afterAll(() => {
  const figure = `${uploadDoors.length} ways in: ${refused} bad files and forms refused as stated with nothing kept, ${taken} good ones taken`
  printPromise('P40', refused + taken, figure, refused > 0 && taken > 0)
})

test('there is a door for every part of every form that takes a file', () => {
  const parts = (Object.keys(api) as ApiKey[]).flatMap((key) =>
    Object.keys(filePartsOf((api[key] as Operation).body)).map((part) => `${key} ${part}`),
  )
  expect(uploadDoors.map(({ operation, part }) => `${operation} ${part}`).toSorted()).toEqual(
    parts.toSorted(),
  )
  expect(samples.length).toBeGreaterThanOrEqual(GOOD_SAMPLES)
})

test.each(uploadDoors)(
  'P40: $operation, $part: every bad file and every broken form is refused and leaves nothing',
  { timeout: 120_000 },
  async (door) => {
    const open = await door.open(shop)
    const bad = await refusedAt(shop, door, open, false)
    const forms = await refusedForms(shop, door, open)
    expect([...bad.got, ...forms.got]).toEqual([...bad.wanted, ...forms.wanted])
    refused += bad.count + forms.count
  },
)

// What a door takes depends on its rule alone; the long form asks at all of them.
const oneOfEachRule = [...new Map(uploadDoors.toReversed().map((door) => [door.rule, door])).values()]

test.each(oneOfEachRule)(
  'P40: as $rule every good sample is taken up to the limit, and not a byte over it',
  { timeout: 120_000 },
  async (door) => {
    await limitHolds(shop, door)
    taken += 1 + (await goodFilesTaken(shop, door, samples))
    refused += 1
    expect(taken).toBeGreaterThan(1)
  },
)

const [, evidenceDoor] = uploadDoors
if (!evidenceDoor) throw new Error('There is no door for evidence')

test.each(fileNames)('a name that is %s becomes a plain one', async (_what, name, stored) => {
  const open = await evidenceDoor.open(shop)
  const { order } = (
    await sendFile(shop, evidenceDoor, open, { bytes: sampleFiles.png, name })
  ).json<StoredEvidence>()
  expect(order.paymentEvidence.name).toBe(stored)
  const { headers } = await shop.http.inject({ url: order.paymentEvidence.url })
  expect(headers['x-evil']).toBeUndefined()
  const disposition = String(headers['content-disposition'])
  expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.'()!~*-]+$/)
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(stored)
})

test.each(['before', 'after'])('a field may stand %s the file', async (place) => {
  const { path } = await evidenceDoor.open(shop)
  const method = { name: 'paymentMethod', bytes: 'cheque' }
  const file = { name: 'paymentEvidence', filename: 'a.png', bytes: sampleFiles.png }
  const body = formBytes(place === 'before' ? [method, file] : [file, method])
  const reply = await sendRaw(
    shop,
    evidenceDoor,
    { path, fields: () => [] },
    { body, type: formType['content-type'] },
  )
  expect(reply.json()).toMatchObject({ order: { paymentMethod: 'cheque', hasEvidence: true } })
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['a stranger', nobody, 401, 'not_signed_in'],
] as const)('the best of files leaves nothing when %s sends it', async (_who, person, status, code) => {
  const open = await evidenceDoor.open(shop)
  const before = await managedBy(shop)
  const sent = { bytes: sampleFiles.png, name: 'a.png' }
  const reply = await sendFile(shop, { ...evidenceDoor, person }, open, sent)
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code])
  expect(await managedBy(shop)).toEqual(before)
  expect(await shop.shop.db.$count(files)).toBe(0)
})

type StoredEvidence = { order: { paymentEvidence: { name: string; url: string } } }
