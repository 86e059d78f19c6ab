import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentPages, contentPictures } from '#server/db/schema/content.ts'
import { recordChange } from '#server/audit/record.ts'
import { countAudit } from '#tests/support/books/audit-rows.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { contentCalls, pageText } from '#tests/support/seed/content.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { add, preview, published, read, save } = contentCalls(shop)

const upload = (bytes: Uint8Array, name: string, person: Person = noa) =>
  shop
    .as(person)
    .call('POST /api/content/pictures', { body: { picture: new File([Buffer.from(bytes)], name) } })
const listed = async () => (await shop.as(noa).call('GET /api/content/pictures')).pictures
const wide = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#17504E' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Noa Kahale' } })
    .toBuffer()

test('a picture is made to fit a text, listed once, and drawn where its text shows it', async () => {
  const audited = await countAudit(shop.shop.db)
  const { picture } = await upload(await wide(), 'Lobby.JPG')
  expect(picture).toMatchObject({ name: 'Lobby.JPG', width: 1600, height: 800 })
  expect(picture.url).toMatch(/^\/pictures\/page-[\da-f]{16}-1600x800\.webp$/)
  await upload(await wide(), 'Again.jpg')
  expect(await listed()).toEqual([picture])
  expect(await countAudit(shop.shop.db)).toBe(audited + 1)
  const reply = await shop.http.inject({ url: picture.url })
  expect(reply.headers['content-type']).toBe('image/webp')
  expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined()
  await published('our-story', { body: `![The lobby](${picture.url})` })
  expect((await read('our-story')).lead).toContain(`<img src="${picture.url}" alt="The lobby"`)
})

test('of a picture that is gone its words are left, on the page and in its preview', async () => {
  const { picture } = await upload(await wide(), 'lobby.jpg')
  await shop.shop.files.remove(picture.url.slice(1))
  const body = `![The <lobby>](${picture.url})`
  await published('returns', { body })
  const words = '<p>The &lt;lobby&gt;</p>\n'
  expect((await read('returns')).lead).toBe(words)
  expect((await preview({ body })).preview.lead).toBe(words)
})

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 415],
  ['a PDF', sampleFiles.pdf, 'a.pdf', 415],
  ['a broken picture', sampleFiles.png.slice(0, 40), 'a.png', 415],
  ['nothing', new Uint8Array(), 'a.png', 400],
])('%s is no picture', async (_what, bytes, name, status) => {
  const audited = await countAudit(shop.shop.db)
  await expect(upload(bytes, name)).rejects.toMatchObject({ status })
  await expect(upload(sampleFiles.png, 'a.png', leilani)).rejects.toMatchObject({ status: 403 })
  expect(await shop.shop.db.$count(contentPictures)).toBe(0)
  expect(await countAudit(shop.shop.db)).toBe(audited)
})

test('a page of the owner’s own keeps all it is when its name becomes a standard page’s', async () => {
  const { db } = shop.shop
  const migration = readFileSync(
    new URL('../db/migrations/0029_pictures-of-texts.sql', import.meta.url),
    'utf8',
  )
  const rename = migration.split('--> statement-breakpoint').at(-1)!
  await add('Home again')
  await db.execute(sql`insert into content_pages (slug) values ('home'), ('home-2'), ('packages')`)
  await db.execute(sql`update content_versions set slug = 'home' where slug = 'home-again'`)
  await recordChange(db, { ...noa, address: '' }, { action: 'content.created', id: 'home' })
  await save('custom-design', { ...pageText, version: 0 })
  await db.execute(sql.raw(rename))
  const slugs = (await db.select().from(contentPages)).map(({ slug }) => slug).toSorted()
  expect(slugs).toEqual(['custom-design', 'home-2', 'home-3', 'home-again', 'packages-2'])
  const { versions } = await shop
    .as(noa)
    .call('GET /api/content/:slug/versions', { params: { slug: 'home-3' } })
  expect(versions).toMatchObject([{ title: 'Home again' }])
})
