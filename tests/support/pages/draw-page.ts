import type { ApiKey } from '#contract/api.ts'
import type { Ask, Call, Reply } from '#contract/call.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { PublicSettings } from '#contract/settings-public.ts'
import { Settings } from '#contract/settings.ts'
import type { Accent } from '#domain/settings/accents.ts'
import type { UnitSystem } from '#domain/fit/unit-systems.ts'
import { standardContent } from './standard-content.ts'
import { publicSettings } from '#server/settings/public-settings.ts'
import { loadPage } from '#web/server.tsx'
import { samplePackages, teaserOf } from '#tests/support/samples/package.ts'

type Reported<K extends ApiKey> = Omit<Reply<K>, 'success' | 'data'>

/** What the shop answers while a page is drawn: a reply, or the code of a refusal. */
export type Answers = {
  [K in ApiKey]?: (ask: Ask<K>) => Reported<K> | ProblemCode
}

type Shown = {
  status: number
  /** Where the page sends to instead. */
  location: string | undefined
  html: string
  /** The words of the page, as they are read. */
  text: string
}

const categories: Reply<'GET /api/categories'>['categories'] = [
  {
    _id: 'sofa',
    name: 'Sofas',
    description: 'Deep enough to read in.',
    isFeatured: true,
    kind: 'type',
    productCount: 6,
  },
  {
    kind: 'room',
    _id: 'living-room',
    name: 'Living room',
    description: 'Where the day ends.',
    isFeatured: false,
    productCount: 9,
  },
]

/** Draws the public page at `path` as the server does, with a shop that answers `answers`. */
export async function drawPage(
  path: string,
  answers: Answers,
  general: { quoteMode?: boolean; units?: UnitSystem; accent?: Accent } = {},
): Promise<Shown> {
  const set = Settings.parse({ general, shipping: {}, payment: {}, email: {}, seo: {} })
  const settings = PublicSettings.encode(publicSettings(set, new Date()))
  const call = answering({
    'GET /api/settings/public': () => ({ settings }),
    'GET /api/categories': () => ({ categories }),
    'GET /api/packages': () => ({ packages: samplePackages() }),
    'GET /api/packages/teasers': () => ({ packages: samplePackages().map(teaserOf) }),
    'GET /api/content/footer': () => ({ pages: [] }),
    'GET /api/content/:slug': standardContent(set),
    ...answers,
  })
  const assetsOf = () => ({ start: '/browser.js', entry: '/browser.js', modules: [], styles: [], fonts: [] })
  const page = await loadPage(new Request(new URL(path, 'https://lanai.example')), { call, assetsOf })
  if ('location' in page) return { status: page.status, location: page.location, html: '', text: '' }
  const html = await page.draw()
  return { status: page.status, location: undefined, html, text: wordsIn(html) }
}

function answering(answers: Answers): Call {
  const call = async (key: ApiKey, ask: object = {}) => {
    const answer = answers[key] as ((ask: object) => object | ProblemCode) | undefined
    if (!answer) throw new Error(`The page asked for ${key}, which this test does not answer`)
    const reply = answer(ask)
    if (typeof reply === 'string') throw new Problem(reply)
    return { success: true, ...reply }
  }
  return call as unknown as Call
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function wordsIn(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<!--.*?-->|<wbr\/?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
}
