import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { factsOf, filledIn, unknownFields } from '#domain/content/facts.ts'
import { standardPages, type StandardSlug } from '#domain/content/standard-pages.ts'
import { drawWith } from '#server/content/published-pages.ts'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

const facts = factsOf(Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} }))
const slugs = Object.keys(standardPages) as StandardSlug[]

/** The texts of a page, one by one: navigation is none, and the name of the page stands above its words. */
function textsIn(html: string): string[] {
  return html
    .replaceAll(
      /<script[\s\S]*?<\/script>|<nav[\s\S]*?<\/nav>|<details[\s\S]*?<\/details>|<caption[\s\S]*?<\/caption>/g,
      ' ',
    )
    .replaceAll(/<!--.*?-->|<wbr\/?>/g, '')
    .replaceAll(/<\/?(a|span|strong)\b[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .split(/<[^>]*>|\n/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
}

const joined = (texts: readonly string[]) => texts.join(' ').replaceAll(/\s+/g, ' ')

test.each(slugs)('the words an owner of %s begins with are those of today’s page', async (slug) => {
  const { path, first } = standardPages[slug]
  const { main } = await drawStandingPage(path)
  const own = textsIn(drawWith(facts, first.body))
  const today = textsIn(main).filter((text) => text !== first.title)
  const [ownWords, todayWords] = [joined(own), joined(textsIn(main))]
  expect(today.filter((text) => !ownWords.includes(text))).toEqual([])
  expect(own.filter((text) => !todayWords.includes(text) && !heads.has(text))).toEqual([])
})

/** Heads of tables, which today's pages show as steps. */
const heads = new Set(['From delivery', 'What happened', 'What to do'])

test.each(slugs)('title and description of %s are those of today’s page', async (slug) => {
  const { path, first } = standardPages[slug]
  const { html, main } = await drawStandingPage(path)
  expect(main).toContain(`>${first.title}</h1>`)
  expect(html).toContain(`name="description" content="${filledIn(first.description, facts)}"`)
})

test.each(slugs)('%s names only facts that there are', (slug) => {
  const { title, description, body } = standardPages[slug].first
  expect(unknownFields([title, description, body].join(' '))).toEqual([])
})
