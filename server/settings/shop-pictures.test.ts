import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SettingsTyped } from '#contract/settings-form.ts'
import { noa } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

type Part = 'logo' | 'favicon' | 'ogImage'

const upload = (part: Part, bytes: Uint8Array, name: string) =>
  shop.as(noa).call('PUT /api/settings', { body: { [part]: new File([Buffer.from(bytes)], name) } })
const read = async () => (await shop.as(noa).call('GET /api/settings')).settings as SettingsTyped
const get = (url: string) => shop.http.inject({ url })

/** A photograph-like picture of one color with a stripe. */
function picture(width: number, height: number) {
  const stripe = {
    input: { create: { width: 20, height, channels: 3, background: '#17504E' } },
    left: 5,
    top: 0,
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#F1ECE3' } }).composite([stripe])
}

test('a logo is made to fit the header and served to everyone, under a name of its bytes', async () => {
  await upload('logo', await picture(2000, 1000).jpeg().toBuffer(), 'Logo.JPG')
  const { logoUrl } = (await read()).general
  expect(logoUrl).toMatch(/^\/pictures\/logo-[\da-f]{16}-288x144\.png$/)
  const reply = await get(logoUrl)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 288, height: 144 })
})

test('the picture of link previews is 1200 × 630 whatever came', async () => {
  await upload('ogImage', await picture(900, 900).avif().toBuffer(), 'room.avif')
  const { ogImageUrl } = (await read()).seo
  expect(ogImageUrl).toMatch(/^\/pictures\/share-[\da-f]{16}\.jpg$/)
  const { rawPayload } = await get(ogImageUrl)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('a favicon of PNG is made square', async () => {
  await upload('favicon', await picture(64, 32).png().toBuffer(), 'icon.png')
  const { faviconUrl } = (await read()).general
  const { rawPayload } = await get(faviconUrl)
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([format, width === height]).toEqual(['png', true])
  expect((await get('/favicon.ico')).headers.location).toBe(faviconUrl)
})

test('a favicon of ICO stays as it is', async () => {
  await upload('favicon', sampleFiles.ico, 'icon.ico')
  const reply = await get((await read()).general.faviconUrl)
  expect(reply.headers['content-type']).toBe('image/x-icon')
  expect(reply.rawPayload.equals(sampleFiles.ico)).toBe(true)
})

test('the place and the time of a photograph do not go public', async () => {
  const reported = await picture(900, 600)
    .withExif({ IFD0: { Copyright: 'Noa Kahale' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(reported).metadata()).exif).toBeDefined()
  await upload('ogImage', reported, 'room.jpg')
  const { rawPayload } = await get((await read()).seo.ogImageUrl)
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
})

test('a picture is taken away by its empty address, and letters already sent keep it', async () => {
  await upload('logo', await picture(300, 100).png().toBuffer(), 'logo.png')
  const { logoUrl } = (await read()).general
  await shop.as(noa).call('PUT /api/settings', { body: { general: { logoUrl: '' } } })
  expect((await read()).general.logoUrl).toBe('')
  expect((await get(logoUrl)).statusCode).toBe(200)
})

const svg = (inside: string, size = 'width="40" height="20"') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)
const mark = '<rect x="10" width="20" height="20" fill="#17504E"/>'

/** Colour of the middle of what lies at an address. */
async function middleOf(url: string) {
  const { rawPayload } = await get(url)
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)]
}

test('a logo that is a drawing is drawn to pixels, as large as a logo is', async () => {
  await upload('logo', svg(mark), 'logo.SVG')
  const { logoUrl } = (await read()).general
  expect(logoUrl).toMatch(/^\/pictures\/logo-[\da-f]{16}-288x144\.png$/)
  const reply = await get(logoUrl)
  expect(reply.headers['content-type']).toBe('image/png')
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 288, height: 144 })
  expect(await middleOf(logoUrl)).toEqual([0x17, 0x50, 0x4e])
})

test('what a drawing would load from elsewhere is not drawn', async () => {
  const inner = svg(mark).toString('base64')
  const outside = `<image href="file:///etc/passwd" width="40" height="20"/><image href="http://127.0.0.1:9/a.svg" width="40" height="20"/>`
  await upload(
    'logo',
    svg(`${outside}<image href="data:image/svg+xml;base64,${inner}" width="40" height="20"/>`),
    'a.svg',
  )
  const { logoUrl } = (await read()).general
  expect((await get(logoUrl)).headers['content-type']).toBe('image/png')
})

test('a shop without a favicon gets it from its logo, and the next one with the next logo', async () => {
  await upload('logo', svg(mark), 'logo.svg')
  const { faviconUrl } = (await read()).general
  expect(faviconUrl).toMatch(/^\/pictures\/mark-[\da-f]{16}\.png$/)
  const { rawPayload } = await get(faviconUrl)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 180, height: 180 })
  expect((await get('/favicon.ico')).headers.location).toBe(faviconUrl)
  await upload('logo', await picture(2000, 1000).jpeg().toBuffer(), 'logo.jpg')
  const next = (await read()).general.faviconUrl
  expect(next).not.toBe(faviconUrl)
  await upload('favicon', sampleFiles.ico, 'icon.ico')
  const own = (await read()).general.faviconUrl
  await upload('logo', svg(mark), 'logo.svg')
  expect((await read()).general.faviconUrl).toBe(own)
})

test('pages and letters take the accent that the owner chose', async () => {
  await shop.as(noa).call('PUT /api/settings', { body: { general: { accent: 'plum' } } })
  const { settings } = await shop.as(noa).call('GET /api/settings/public')
  expect(settings.accent).toBe('plum')
  const body = { template: 'welcomeEmailTemplate', text: '' } as const
  const { preview } = await shop.as(noa).call('POST /api/settings/email-preview', { body })
  const { body: html } = await get(preview.url)
  expect(html).toContain('bgcolor="#6b2f5c"')
  expect(html).toContain('.button { background-color: #dba3cd !important; }')
  const before = await read()
  const wrong = { general: { accent: '#ff0' } } as never
  await expect(shop.as(noa).call('PUT /api/settings', { body: wrong })).rejects.toMatchObject({ status: 400 })
  expect(await read()).toEqual(before)
})

const image = 'Please upload an image as PNG, JPEG, WebP or AVIF'
const logo = 'Please upload the logo as PNG, JPEG, WebP, AVIF or SVG'
const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
const icon = 'Please upload the favicon as ICO or PNG'
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const words = (count: number) => `<text id="t">${'Lānai '.repeat(count)}</text>`
const repeated = `${words(20)}${'<use href="#t"/>'.repeat(30)}`
const within = `<image href="data:image/svg+xml;base64,${svg(words(400)).toString('base64')}"/>`

test.each<[Part, string, Uint8Array, number, string]>([
  ['logo', 'logo.svg', drawing, 415, logo],
  ['logo', 'logo.png', drawing, 415, logo],
  [
    'logo',
    'logo.svg',
    Buffer.from(`${bomb}<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`),
    415,
    logo,
  ],
  ['logo', 'logo.svg', svg(mark, 'width="9000000" height="9000000"'), 415, logo],
  ['logo', 'logo.svg', svg('<rect'), 415, logo],
  ['logo', 'logo.svg', svg(words(1000)), 415, logo],
  ['logo', 'logo.svg', svg(repeated), 415, logo],
  ['logo', 'logo.svg', svg(within), 415, logo],
  ['logo', 'logo.svg', Buffer.from('<html><svg/></html>'), 415, logo],
  ['logo', 'logo.pdf', sampleFiles.pdf, 415, logo],
  ['logo', 'logo.exe', sampleFiles.png, 415, logo],
  ['ogImage', 'room.svg', svg(mark), 415, image],
  ['favicon', 'icon.svg', svg(mark), 415, icon],
  ['logo', 'logo.png', new Uint8Array(), 400, 'Please select an image to upload'],
  ['ogImage', 'room.jpg', sampleFiles.png.slice(0, 40), 415, image],
  ['ogImage', 'room.jpg', Buffer.alloc(5_242_881), 413, 'File size must be less than 5MB'],
  ['favicon', 'icon.jpg', sampleFiles.jpeg, 415, icon],
  ['favicon', 'icon.webp', sampleFiles.webp, 415, icon],
  ['favicon', 'icon.ico', Buffer.alloc(1_048_577), 413, 'File size must be less than 1MB'],
])('as %s, %s is refused', async (part, name, bytes, status, message) => {
  const before = await read()
  await expect(upload(part, bytes, name)).rejects.toMatchObject({
    status,
    message,
    fields: { [part]: message },
  })
  expect(await read()).toEqual(before)
})

test('a picture whose middle is broken is refused', async () => {
  const whole = await picture(400, 400).png().toBuffer()
  const broken = Buffer.concat([whole.subarray(0, 60), Buffer.alloc(40, 7), whole.subarray(100)])
  await expect(upload('logo', broken, 'logo.png')).rejects.toMatchObject({
    status: 415,
    fields: { logo },
  })
})
