import { readPdf } from '#tests/support/files/read-pdf.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { looksAt, testEffects, type Effect } from '#tests/support/street/settings-effects.ts'
import { makana } from '#tests/support/people.ts'
import { seedManaged } from '#tests/support/seed/managed.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const look = looksAt(shop)

const name = { general: { storeName: 'Koa House' } }
const phone = { general: { phoneNumber: '808 555 0100' } }
const address = { general: { address: '1 Koa Lane' } }
const logo = { general: { logoUrl: '/pictures/logo-1.png' } }
const favicon = { general: { faviconUrl: '/pictures/favicon-1.png' } }

const storySays = (words: string) => look.says('our-story', words)
const termsSay = (words: string) => look.says('terms', words)
const onPaper = async (words: string) => readPdf(await look.paper())[0]?.includes(words)
const inLetter = async (words: string) => (await look.orderLetter()).bodyText.includes(words)
const publicly = async (
  field:
    | 'storeName'
    | 'defaultCountry'
    | 'promoBanner'
    | 'units'
    | 'collectionLine'
    | 'packagesIncluded'
    | 'shipsTo'
    | 'showsExampleHomes',
) => (await look.publicSettings())[field]

async function paperHasPicture() {
  await shop.shop.files.put('pictures/logo-1.png', sampleFiles.png)
  return (await look.paper()).includes('/Subtype /Image')
}

async function logoInLetter() {
  const { html } = await look.orderLetter()
  return html.includes(`src="${shop.shop.config.publicUrl}/pictures/logo-1.png" alt="Lānai"`)
}

async function dayOfOrder() {
  return /order of (\w+ \d+)/.exec((await look.orderLetter()).bodyText)?.[1]
}

const social = (['instagramUrl', 'pinterestUrl', 'facebookUrl'] as const).map((field): Effect => {
  const page = `https://social.example/${field}`
  return [field, { general: { [field]: page } }, async () => (await look.publicSettings())[field], '', page]
})

testEffects(shop, [
  ['storeName', name, () => publicly('storeName'), 'Lānai', 'Koa House'],
  [
    'storeName',
    name,
    async () => (await look.welcomeLetter()).subject,
    'Welcome to Lānai',
    'Welcome to Koa House',
  ],
  ['storeName', name, () => onPaper('Koa House'), false, true],
  [
    'storeEmail',
    { general: { storeEmail: 'hi@koa.example' } },
    async () => (await look.orderLetter()).replyTo,
    'aloha@lanai.example',
    'hi@koa.example',
  ],
  ['phoneNumber', phone, async () => (await look.instructions()).phone, '(808) 555-0142', '808 555 0100'],
  ['phoneNumber', phone, () => inLetter('call us at 808 555 0100.'), false, true],
  ['address', address, () => inLetter('Lānai · 1 Koa Lane ·'), false, true],
  ['address', address, () => onPaper('1 Koa Lane'), false, true],
  ['logo', logo, logoInLetter, false, true],
  ['logo', logo, paperHasPicture, false, true],
  [
    'favicon',
    favicon,
    async () => (await look.get('/favicon.ico')).headers.location,
    undefined,
    favicon.general.faviconUrl,
  ],
  ['quoteMode', { general: { quoteMode: true } }, look.price, 600, null],
  ['quoteMode', { general: { quoteMode: true } }, async () => (await look.place()).kind, 'purchase', 'quote'],
  // Noon of November 20 in Honolulu.
  ['timeZone', { general: { timeZone: 'Pacific/Auckland' } }, dayOfOrder, 'November 20', 'November 21'],
  [
    'defaultCountry',
    { general: { defaultCountry: 'Singapore' } },
    () => publicly('defaultCountry'),
    'Indonesia',
    'Singapore',
  ],
  [
    'storeName',
    name,
    async () => (await look.publicSettings()).seo.metaTitle,
    'Lānai: furniture and interior design for homes in Hawaii',
    'Koa House: furniture and interior design for homes in Hawaii',
  ],
  [
    'collectionLine',
    { general: { collectionLine: 'in koa' } },
    () => publicly('collectionLine'),
    'in oak, walnut and teak, chosen to be mixed',
    'in koa',
  ],
  [
    'showsExampleHomes',
    { general: { showsExampleHomes: true } },
    () => publicly('showsExampleHomes'),
    false,
    true,
  ],
  [
    'productsOfSellersWait',
    { general: { productsOfSellersWait: true } },
    async () => (await seedManaged(shop, {}, makana)).state,
    'live',
    'draft',
  ],
  [
    'packagesIncluded',
    { general: { packagesIncluded: '' } },
    () => publicly('packagesIncluded'),
    'included for 2025',
    'included',
  ],
  [
    'packagesIncluded',
    { general: { packagesIncluded: 'ours for good' } },
    () => termsSay('are ours for good'),
    false,
    true,
  ],
  [
    'packagesIncluded',
    { general: { packagesIncluded: '' } },
    () => publicly('promoBanner'),
    'One, two or three bedrooms, furnished. Delivery and installation included for 2025.',
    'One, two or three bedrooms, furnished. Delivery and installation included.',
  ],
  [
    'homesServed',
    { general: { homesServed: 'homes in Oregon' } },
    async () =>
      Object.values((await look.publicSettings()).seo)
        .join(' ')
        .match(/homes in \w+/g),
    ['homes in Hawaii', 'homes in Hawaii'],
    ['homes in Oregon', 'homes in Oregon'],
  ],
  [
    'homesServed',
    { general: { homesServed: '' } },
    async () => (await look.publicSettings()).seo.metaTitle,
    'Lānai: furniture and interior design for homes in Hawaii',
    'Lānai: furniture and interior design for your home',
  ],
  [
    'shipsTo',
    { general: { shipsTo: 'We ship to Maui.' } },
    () => publicly('shipsTo'),
    'We ship to all Hawaiian islands.',
    'We ship to Maui.',
  ],
  ['shipsTo', { general: { shipsTo: 'We ship to Maui.' } }, () => termsSay('We ship to Maui.'), false, true],
  ['founded', { general: { founded: '' } }, () => storySays('founded in 2002'), true, false],
  ['founded', { general: { founded: '1999' } }, () => storySays('founded in 1999'), false, true],
  ['offices', { general: { offices: 'Hilo' } }, () => storySays('offices in Hilo'), false, true],
  ['storeName', name, () => storySays('one wall missing'), true, false],
  ['units', { general: { units: 'metric' } }, () => publicly('units'), 'imperial', 'metric'],
  [
    'promoBanner',
    { general: { promoBanner: '' } },
    () => publicly('promoBanner'),
    'One, two or three bedrooms, furnished. Delivery and installation included for 2025.',
    '',
  ],
  [
    'promoBannerUntil',
    { general: { promoBannerUntil: '2020-01-01' } },
    () => publicly('promoBanner'),
    'One, two or three bedrooms, furnished. Delivery and installation included for 2025.',
    '',
  ],
  ...social,
])
