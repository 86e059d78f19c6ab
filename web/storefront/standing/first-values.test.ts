import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { factsOf, filledIn, unknownFields } from '#domain/content/facts.ts'
import { partOf, standardPages, type StandardSlug } from '#domain/content/standard-pages.ts'
import { drawWith } from '#server/content/published-pages.ts'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

const facts = factsOf(Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} }))
const slugs = Object.keys(standardPages) as StandardSlug[]

/** The texts of a page, one by one. */
function textsIn(html: string): string[] {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<!--.*?-->|<wbr\/?>/g, '')
    .replaceAll(/<\/?(a|span|strong)\b[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .split(/<[^>]*>|\n/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
}

const joined = (texts: readonly string[]) => texts.join(' ').replaceAll(/\s+/g, ' ')

test('the words an owner of our story begins with are those of its page with pictures', async () => {
  const { title, body } = standardPages['our-story'].first
  const { main } = await drawStandingPage('/our-story')
  const { lead, sections } = drawWith(facts, body)
  const own = textsIn([lead, ...sections.flatMap((section) => [section.title, section.html])].join('\n'))
  const today = textsIn(main).filter((text) => text !== title)
  const [ownWords, todayWords] = [joined(own), joined(textsIn(main))]
  expect(today.filter((text) => !ownWords.includes(text))).toEqual([])
  expect(own.filter((text) => !todayWords.includes(text))).toEqual([])
})

test.each(slugs.filter((slug) => !partOf(slug)))(
  'title and description of %s are those of its page',
  async (slug) => {
    const { path, first } = standardPages[slug]
    const { html, main } = await drawStandingPage(path)
    expect(main).toContain(`>${first.title}</h1>`)
    expect(html).toContain(`name="description" content="${filledIn(first.description, facts)}"`)
  },
)

test.each(slugs)('%s names only facts that there are', (slug) => {
  const { title, description, body } = standardPages[slug].first
  expect(unknownFields([title, description, body].join(' '))).toEqual([])
})
