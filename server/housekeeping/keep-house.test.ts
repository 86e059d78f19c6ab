import { randomUUID } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { sessions, temporaryPasswords } from '#server/db/schema/users.ts'
import { hashToken } from '#server/session.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { kai, leilani, makana, noa } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { keepHouse, type Removed } from './keep-house.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const shop = testShop()
staysSound(shop)

const nothing: Removed = {
  keys: 0,
  sessions: 0,
  passwords: 0,
  emails: 0,
  searches: 0,
  questions: 0,
  uploads: 0,
  strays: 0,
  previews: 0,
  pictures: 0,
}
const ago = (ms: number) => new Date(shop.shop.clock().getTime() - ms)
const run = (text: string) => shop.shop.db.execute(sql.raw(text))

/** Keeps a file as if it had been written that long ago. */
async function keepFile(key: string, ms: number): Promise<void> {
  await shop.shop.files.put(key, Buffer.from('bytes'))
  await age(key, ms)
}

function age(key: string, ms: number): Promise<void> {
  return utimes(join(shop.shop.config.dataDir, 'files', key), ago(ms), ago(ms))
}

async function keysIn(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of shop.shop.files.list(folder)) keys.push(key)
  return keys.toSorted()
}

test('a shop that has nothing dead loses nothing', async () => {
  await seedOrder(shop)
  expect(await keepHouse(shop.shop)).toEqual(nothing)
})

test('keys of submits go after two days, however many they are', async () => {
  const { db } = shop.shop
  const key = (age: number, at = 0) => ({
    userId: leilani.id,
    operation: 'POST /api/orders',
    key: `${age}-${at}`,
    bodyHash: '',
    createdAt: ago(age),
  })
  await db.insert(idempotencyKeys).values(Array.from({ length: 2_500 }, (_, at) => key(2 * DAY + 1, at)))
  await db.insert(idempotencyKeys).values([key(2 * DAY), key(DAY)])
  expect(await keepHouse(shop.shop)).toEqual({ ...nothing, keys: 2_500 })
  expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toHaveLength(2)
})

test('sessions go once they are over by the rule of their role, unused or too old', async () => {
  const { db } = shop.shop
  const session = (token: string, { id }: { id: string }, created: number, seen: number) => ({
    tokenHash: hashToken(token),
    userId: id,
    createdAt: ago(created),
    lastSeenAt: ago(seen),
  })
  await db
    .insert(sessions)
    .values([
      session('idle', kai, 8 * DAY, 7 * DAY),
      session('old', kai, 30 * DAY, 0),
      session('idle admin', noa, 3 * HOUR, 2 * HOUR),
      session('old admin', noa, 12 * HOUR, 0),
      session('used', kai, 29 * DAY, 6 * DAY),
      session('used admin', noa, 11 * HOUR, HOUR),
    ])
  expect(await keepHouse(shop.shop)).toEqual({ ...nothing, sessions: 4 })
  const left = await db.select({ tokenHash: sessions.tokenHash }).from(sessions)
  expect(left).toHaveLength(7)
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(
    expect.arrayContaining([hashToken('used'), hashToken('used admin')]),
  )
})

test('temporary passwords go when their time is over', async () => {
  const { db } = shop.shop
  await db.insert(temporaryPasswords).values([
    { userId: kai.id, hash: 'over', expiresAt: ago(1) },
    { userId: makana.id, hash: 'good', expiresAt: ago(-1) },
  ])
  expect(await keepHouse(shop.shop)).toEqual({ ...nothing, passwords: 1 })
  expect(await db.select({ hash: temporaryPasswords.hash }).from(temporaryPasswords)).toEqual([
    { hash: 'good' },
  ])
})

test('uploads that were left behind go after an hour', async () => {
  for (const age of [HOUR + 1_000, HOUR - 60_000]) {
    const path = shop.shop.files.temporaryPath()
    await writeFile(path, 'half')
    await utimes(path, ago(age), ago(age))
  }
  expect(await keepHouse(shop.shop)).toEqual({ ...nothing, uploads: 1 })
  expect(await shop.shop.files.clearTemporary(ago(-DAY))).toBe(1)
})

test('private files that no row knows of go after an hour, those of rows never', async () => {
  const { _id: id } = await seedOrder(shop)
  await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
    params: { id },
    body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'receipt.png') },
  })
  const [owned = ''] = await keysIn('evidence')
  await age(owned, 99 * DAY)
  const arriving = `plans/${randomUUID()}`
  await keepFile(arriving, HOUR - 60_000)
  for (const folder of ['plans', 'concepts', 'evidence'])
    await keepFile(`${folder}/${randomUUID()}`, HOUR + 1_000)
  expect(await keepHouse(shop.shop)).toEqual({ ...nothing, strays: 3 })
  expect([await keysIn('evidence'), await keysIn('plans'), await keysIn('concepts')]).toEqual([
    [owned],
    [arriving],
    [],
  ])
  for (const key of [owned, arriving]) await age(key, 0)
})

test('previews of letters go after an hour', async () => {
  await keepFile(`letter-previews/${noa.id}.html`, HOUR + 1_000)
  await keepFile(`letter-previews/${kai.id}.html`, HOUR - 60_000)
  expect(await keepHouse(shop.shop)).toEqual({ ...nothing, previews: 1 })
  expect(await keysIn('letter-previews')).toEqual([`letter-previews/${kai.id}.html`])
})

test('pictures and models go after a week, unless anything still names them', async () => {
  const { db } = shop.shop
  const pictures = Array.from({ length: 7 }, (_, at) => `pictures/${String(at).repeat(16)}`)
  const [ofProduct, ofPackage, ofOrder, ofSettings, ofLetter, unnamed, young] = pictures as [
    string,
    ...string[],
  ]
  const product = await seedProduct(db, {
    modelUrl: 'https://elsewhere.example/models/a.html; /models/reed-chair-0a1b2c3d.glb',
    variantModels: { oak: 'http://127.0.0.1:3000/models/1111111111111111.glb' },
  })
  await run(`insert into product_pictures (product_id, position, key, width, height, widths)
    values ('${product}', 1, '${ofProduct}', 800, 600, '[320, 800]')`)
  await run(`insert into packages (id, name, tab, price_cents, pictures, position)
    values ('studio', 'Studio', 'studio', 1, '[{"key": "${ofPackage}", "width": 1, "height": 1, "widths": [320], "alt": ""}]', 1)`)
  await seedOrder(shop)
  await run(`update order_items set image = '/${ofOrder}-320.webp'`)
  await run(`update settings set value = value || '{"logoUrl": "/${ofSettings}-320.webp"}'`)
  await run(`update emails set html = '<img src="http://127.0.0.1:3000/${ofLetter}-320.webp">'`)
  const models = ['reed-chair-0a1b2c3d', 'reed-chair-0a1b2c3d-ar-oak', '1111111111111111']
  const stored = [
    ...[ofProduct, ofPackage, ofOrder, ofSettings, ofLetter].flatMap((key) => [
      `${key}-320.webp`,
      `${key}-800.avif`,
    ]),
    'pictures/logo-0123456789abcdef-288x144.png',
    'pictures/by-hand.webp',
    ...models.map((name) => `models/${name}.glb`),
    'models/by-hand.html',
  ]
  const dead = [
    `${unnamed}-320.webp`,
    `${unnamed}-800.avif`,
    'models/reed-chair-ffffffff-ar-oak.glb',
    'models/2222222222222222.glb',
  ]
  for (const key of [...stored, ...dead]) await keepFile(key, 7 * DAY + 1_000)
  await keepFile(`${young}-320.webp`, 7 * DAY - 60_000)

  expect(await keepHouse(shop.shop)).toEqual({ ...nothing, pictures: dead.length })
  const left = [...(await keysIn('pictures')), ...(await keysIn('models'))]
  expect(left.toSorted()).toEqual([...stored, `${young}-320.webp`].toSorted())
})
