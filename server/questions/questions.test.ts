import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { questions } from '#server/db/schema/questions.ts'
import { keepHouse } from '#server/housekeeping/keep-house.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { shippingAddress } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sendQuestionLetters } from './question-letters.ts'

const shop = testShop()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const asking = { name: 'Kai Nakamura', email: 'Kai@example.com', text: 'Does it come in walnut?' }
const fabric = [
  {
    name: 'Fabric',
    options: ['Sage', 'Sand', 'Salt', 'Sea', 'Sun', 'Soot'].map((name) => ({
      id: name.toLowerCase(),
      name,
      priceDifference: 0,
      default: name === 'Sage',
    })),
  },
]

const ask = (body: object = asking, person: Person = nobody) =>
  shop.as(person).call('POST /api/questions', { body: body as never })
const order = (body: object, person: Person = nobody) =>
  shop.as(person).call('POST /api/questions/swatches', { body: body as never })
const list = (query: object = {}) => shop.as(noa).call('GET /api/questions', { query })
const answer = (id: string, words: string) =>
  shop.as(noa).call('PUT /api/questions/:id/answer', { params: { id }, body: { answer: words } })
const letters = () => shop.shop.db.select().from(emails).orderBy(emails.createdAt)
const today = async () => (await shop.as(noa).call('GET /api/dashboard')).today
const piece = () => seedListed(shop.shop, { name: 'Reed chair', variants: fabric })

test('a visitor asks about a piece: the studio sees it under Today and by letter, and its answer goes out once', async () => {
  const productId = await piece()
  await ask({ ...asking, productId, variantKey: 'sand' })
  expect(await today()).toContainEqual({ kind: 'questions', count: 1, late: 0, items: [] })
  const { questions: rows } = await list({ state: 'open' })
  expect(rows).toMatchObject([
    { kind: 'question', email: 'kai@example.com', productId, productName: 'Reed chair', finishes: ['Sand'] },
  ])
  expect((await list({ search: 'reed' })).questions).toEqual(rows)
  expect((await list({ search: 'sofa' })).questions).toEqual([])
  const [toStudio] = await letters()
  expect(toStudio).toMatchObject({
    letter: 'studio-question',
    subject: 'Kai Nakamura asks about Reed chair, Sand',
    replyTo: 'kai@example.com',
  })
  const { question } = await answer(rows[0]!._id, 'It does, in eight weeks.')
  expect(question.answeredAt).not.toBeNull()
  const [, toKai] = await letters()
  expect(toKai).toMatchObject({ letter: 'question-answered', recipient: 'kai@example.com' })
  expect(toKai?.bodyText).toContain('Does it come in walnut?')
  expect(toKai?.bodyText).toContain('It does, in eight weeks.')
  expect((await today()).map(({ kind }) => kind)).not.toContain('questions')
  await expect(answer(question._id, 'Or in six.')).rejects.toMatchObject({ code: 'question_answered' })
  expect((await list({ state: 'answered' })).questions).toEqual([question])
  expect(await letters()).toHaveLength(2)
  const [noted] = await shop.shop.db.select().from(auditLog).where(eq(auditLog.objectId, question._id))
  expect(noted).toMatchObject({ action: 'question.answered', after: { isAnswered: true } })
})

test('swatches are asked for with an address, five at most, and marked as sent by a letter', async () => {
  const productId = await piece()
  const wanted = { email: 'kai@example.com', productId, finishes: ['Sea', 'Sage'], address: shippingAddress }
  const six = { ...wanted, finishes: fabric[0]!.options.map(({ name }) => name) }
  for (const [body, message] of [
    [six, 'Choose at most 5 finishes'],
    [{ ...wanted, finishes: [] }, 'Choose at least one finish'],
    [{ ...wanted, finishes: ['Gold'] }, 'This piece does not come in one of these finishes'],
  ] as const)
    await expect(order(body)).rejects.toMatchObject({ status: 400, fields: { finishes: message } })
  expect((await list()).questions).toEqual([])
  expect(await letters()).toEqual([])
  await order(wanted)
  expect(await today()).toContainEqual({ kind: 'swatches', count: 1, late: 0, items: [] })
  // The same again, by somebody impatient.
  await order({ ...wanted, email: 'Kai@example.com' })
  const waiting = (await list({ kind: 'swatches' })).questions
  await expect(order(wanted)).rejects.toMatchObject({ status: 409, code: 'swatches_waiting' })
  expect((await list({ kind: 'swatches' })).questions).toEqual(waiting)
  expect(await letters()).toHaveLength(1)
  await order({ ...wanted, email: 'malia@example.com' })
  for (const { _id } of waiting.slice(1)) await answer(_id, '')
  await order({ ...wanted, finishes: ['Sun'] })
  const [{ _id: id, address } = { _id: '', address: null }] = waiting
  expect(address).toEqual(shippingAddress)
  await answer(id, '')
  const [toStudio, toKai] = await letters()
  expect(toStudio?.bodyText).toContain('Sea, Sage')
  for (const letter of [toStudio, toKai]) expect(letter?.bodyText).toContain('\nUnited States')
  expect(toKai).toMatchObject({
    letter: 'swatches-sent',
    subject: 'Your swatches of Reed chair are on their way',
  })
})

test('what is wrong is refused and nothing is stored or sent', async () => {
  const hidden = await seedProduct(shop.shop.db, { state: 'archived' })
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const [body, refusal] of [
    [{ ...asking, text: ' ' }, { fields: { text: 'Write your question first' } }],
    [{ ...asking, name: '' }, { fields: { name: 'Name is required' } }],
    [{ ...asking, email: 'kai' }, { fields: { email: 'Email is invalid' } }],
    [
      { ...asking, productId: hidden },
      { status: 404, code: 'product_not_found' },
    ],
    [
      { ...asking, productId: unknown },
      { status: 404, code: 'product_not_found' },
    ],
  ] as const)
    await expect(ask(body)).rejects.toMatchObject(refusal)
  expect((await list()).questions).toEqual([])
  await ask()
  const [{ _id: id } = { _id: '' }] = (await list()).questions
  await expect(answer(id, ' ')).rejects.toMatchObject({ fields: { answer: 'Write an answer first' } })
  await expect(answer(unknown, 'Yes.')).rejects.toMatchObject({ code: 'question_not_found' })
  expect((await list({ state: 'open' })).questions).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
})

test('what comes within ten minutes of a letter to the studio leaves in one', async () => {
  await ask()
  for (const text of ['And oak?', 'And koa?']) await ask({ ...asking, text })
  await sendQuestionLetters(shop.shop)
  expect(await letters()).toHaveLength(1)
  shop.wait(10 * MINUTE)
  await sendQuestionLetters(shop.shop)
  await sendQuestionLetters(shop.shop)
  const [, gathered, ...others] = await letters()
  expect(others).toEqual([])
  expect(gathered?.subject).toBe('2 new questions and swatch requests')
  expect(gathered?.bodyText).toContain('Kai Nakamura (kai@example.com):\nAnd oak?')
})

test('of more than twenty a letter quotes twenty and counts the others', async () => {
  const first = { ...asking, id: '', kind: 'question', createdAt: shop.shop.clock() } as const
  await shop.shop.db
    .insert(questions)
    .values(Array.from({ length: 23 }, () => ({ ...first, id: randomUUID() })))
  await sendQuestionLetters(shop.shop)
  const [letter] = await letters()
  expect(letter?.subject).toBe('23 new questions and swatch requests')
  expect(letter?.bodyText).toContain('… and 3 more')
})

test('a name may be as long as first and last name of an account are together', async () => {
  const name = `${'K'.repeat(80)} ${'N'.repeat(80)}`
  await ask({ ...asking, name })
  expect((await list()).questions).toMatchObject([{ name }])
})

test('a question goes after a year, and with the account of who asked, signed in or not', async () => {
  await ask()
  await ask({ ...asking, email: 'other@example.com' }, kai)
  await ask({ ...asking, email: leilani.email }, leilani)
  await ask({ ...asking, email: kai.email, text: 'And oak?' }, leilani)
  const data = await shop.http.inject({
    url: '/api/users/profile/data.json',
    headers: { authorization: `Bearer ${kai.token}` },
  })
  expect(data.json()).toMatchObject({ questions: [{ email: 'other@example.com' }] })
  await shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: kai.id } })
  // Of one moment, in no order.
  const left = (await list()).questions.map(({ email, text }) => `${email}: ${text}`)
  expect(left.toSorted()).toEqual([`${kai.email}: And oak?`, `${leilani.email}: ${asking.text}`])
  shop.wait(365 * DAY)
  expect(await keepHouse(shop.shop)).toMatchObject({ questions: 0 })
  shop.wait(1)
  expect(await keepHouse(shop.shop)).toMatchObject({ questions: 2 })
})
