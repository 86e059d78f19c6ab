import { z } from 'zod'
import { usualDay } from '#kit/core/operation/day.ts'
import { unitSystems } from '#domain/fit/unit-systems.ts'
import { accentNames } from '#domain/settings/accents.ts'
import { MAX_DESIGN_REVISIONS } from '#domain/settings/promises.ts'
import { registerCountries } from '#domain/users/countries.ts'
import { isPhone, phoneMessage } from '#domain/users/phone.ts'
import { line, requiredLine, requiredParagraphs } from '#kit/core/operation/text.ts'
import { withFacts } from './content.ts'
import { Settings } from './settings.ts'
import { Email } from './email-address.ts'
import '#kit/core/operation/zod-words.ts'

/** As it stands in an address, with a port where it has one. */
const HOST = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(:\d{1,5})?$/
const PICTURE_PATH = /^\/pictures\/\w[\w.-]*$/
const MAX_MODEL_HOSTS = 20
const MAX_HOURS = 720
const MAX_DAYS = 365

const isHttps = (address: string) => URL.parse(address)?.protocol === 'https:'
const httpsAddress = line(500).refine(
  (address) => address === '' || isHttps(address),
  'Use an address that begins with https://',
)
/** Pictures are uploaded; here their address comes back as it was, or empty to take them away. */
export const picture = line(500).refine(
  (address) => address === '' || PICTURE_PATH.test(address) || isHttps(address),
  'Use a picture of this shop, or an address that begins with https://',
)
const count = (max: number) =>
  z.int('Enter a whole number').min(1, 'Use 1 or more').max(max, `Use ${max} or less`)

/** The section of the shop itself, as its page holds it. */
export const general = z.object({
  storeName: requiredLine('Store name is required', 80),
  storeEmail: Email,
  phoneNumber: requiredLine('Phone number is required', 40).refine(isPhone, phoneMessage),
  address: requiredParagraphs('Address is required', 400),
  logoUrl: picture,
  faviconUrl: picture,
  accent: z.enum(accentNames, 'Choose a color'),
  quoteMode: z.boolean(),
  guidePrices: z.boolean(),
  timeZone: Settings.shape.general.shape.timeZone.unwrap(),
  defaultCountry: z.enum(registerCountries, 'Choose a country'),
  units: z.enum(unitSystems, 'Choose units'),
  promoBanner: withFacts(line(300)),
  promoBannerUntil: z.literal('').or(usualDay('Enter a date')),
  founded: line(40),
  offices: line(),
  collectionLine: line(),
  packagesIncluded: line(80),
  homesServed: line(80),
  showsExampleHomes: z.boolean(),
  productsOfSellersWait: z.boolean(),
  shipsTo: requiredLine('Say where you deliver'),
  quoteHoursFrom: count(MAX_HOURS),
  quoteHoursTo: count(MAX_HOURS),
  designDaysFrom: count(MAX_DAYS),
  designDaysTo: count(MAX_DAYS),
  designRevisions: count(MAX_DESIGN_REVISIONS),
  returnDays: count(MAX_DAYS),
  damageHours: count(MAX_HOURS),
  defectDays: count(MAX_DAYS),
  modelHosts: z
    .array(z.string().trim().toLowerCase().max(200))
    .transform((hosts) => [...new Set(hosts.filter((host) => host !== ''))])
    .pipe(
      z
        .array(z.string())
        .max(MAX_MODEL_HOSTS, `List at most ${MAX_MODEL_HOSTS} hosts`)
        .refine((hosts) => hosts.every((host) => HOST.test(host) && URL.canParse(`https://${host}`)), {
          message: 'Write host names only, such as models.example.com, one on each line',
        }),
    ),
  instagramUrl: httpsAddress,
  pinterestUrl: httpsAddress,
  facebookUrl: httpsAddress,
})
