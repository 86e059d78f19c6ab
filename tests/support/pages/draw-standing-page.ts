import { PublicSettings } from '#contract/settings-public.ts'
import { Settings } from '#contract/settings.ts'
import { publicSettings } from '#server/settings/public-settings.ts'
import { standardContent } from './standard-content.ts'
import { drawPage, type Answers } from './draw-page.ts'

type Set = { [group in 'general' | 'shipping' | 'payment']?: Record<string, unknown> }

/** Draws a page of words in a shop with these settings, amounts in dollars; `words` are those between header and footer. */
export async function drawStandingPage(path: string, set: Set = {}, answers: Answers = {}) {
  const settings = Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {}, ...set })
  const reported = PublicSettings.encode(publicSettings(settings, new Date()))
  const page = await drawPage(path, {
    'GET /api/settings/public': () => ({ settings: reported }),
    'GET /api/content/:slug': standardContent(settings),
    ...answers,
  })
  const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'))
  return { ...page, main, words: wordsIn(main) }
}

function wordsIn(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<\/?(a|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}
