import { LRUCache } from 'lru-cache'
import type { DrawnText, PublishedPage } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'
import { factsOf, filledIn, type Facts } from '#domain/content/facts.ts'
import { contentPath, isStandard, originalText, type StandardSlug } from '#domain/content/standard-pages.ts'
import { cachedValue } from '#kit/node/cache/cached.ts'
import type { Fill } from '#kit/node/markdown/addresses.ts'
import { drawSections } from '#kit/node/markdown/draw-sections.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { gonePictures } from './pictures.ts'
import { bodyOf, listPublished } from './queries.ts'

/** Another process may have written without being heard: they are read again after this long. */
const MAX_AGE_MS = 1_000
const MOST_DRAWN = 200

/** What shoppers can read, by name: every page of the shop shows its footer. */
export const publishedPages = cachedValue(tags.content.tag, ({ reads }: World) => listPublished(reads), {
  maxAgeMs: MAX_AGE_MS,
})

/** Names the texts that were drawn in the cache of a process. */
const drawn = {}
const originals = {}

/**
 * A page as shoppers read it.
 *
 * @throws Problem `page_not_found`
 */
export async function publishedPage(world: World, slug: string): Promise<PublishedPage> {
  const page = (await publishedPages.get(world)).find((published) => published.slug === slug)
  const facts = factsOf(await currentSettings.get(world))
  if (!page && isStandard(slug)) return drawnOnce(world, [slug, facts], () => originalPage(slug, facts))
  if (!page) throw new Problem('page_not_found')
  return {
    ...headOf(slug, page, facts),
    ...(await textOf(world, slug, page.number, facts)),
    isOriginal: false,
  }
}

/** What is drawn again only where a fact has changed. */
function drawnOnce(world: World, of: readonly unknown[], draw: () => PublishedPage): PublishedPage {
  const pages = world.cache.stateOf(originals, () => new LRUCache<string, PublishedPage>({ max: MOST_DRAWN }))
  const key = JSON.stringify(of)
  const existing = pages.get(key) ?? draw()
  pages.set(key, existing)
  return existing
}

/** A standard page as it came. */
export function originalPage(slug: StandardSlug, facts: Facts): PublishedPage {
  const original = originalText(slug, facts)
  return { ...headOf(slug, original, facts), ...drawWith(facts, original.body), isOriginal: true }
}

function headOf(slug: string, { title, description }: { title: string; description: string }, facts: Facts) {
  return {
    slug,
    path: contentPath(slug),
    title: filledIn(title, facts),
    description: filledIn(description, facts),
  }
}

/** A version never changes once it is published, so that it is drawn again only where a fact has changed. */
async function textOf(world: World, slug: string, number: number, facts: Facts): Promise<DrawnText> {
  const texts = world.cache.stateOf(drawn, () => new LRUCache<string, DrawnText>({ max: MOST_DRAWN }))
  const key = JSON.stringify([slug, number, facts])
  const existing = texts.get(key)
  if (existing !== undefined) return existing
  const body = await bodyOf(world.reads, slug, number)
  if (body === undefined) throw new Problem('page_not_found')
  const text = drawWith(facts, body, await gonePictures(world, body))
  texts.set(key, text)
  return text
}

/** Markdown as HTML, with the facts of the shop; its mail address and its telephone are links wherever they stand. */
export function drawWith(facts: Facts, body: string, gone?: ReadonlySet<string>): DrawnText {
  const { storeEmail, phoneNumber } = facts
  const links = new Map([
    [storeEmail, `mailto:${storeEmail}`],
    [phoneNumber, `tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`],
  ])
  const ways = [storeEmail, phoneNumber].filter((way) => way !== '').map((way) => RegExp.escape(way))
  const parts = (value: string) =>
    ways.length === 0 ? [value] : value.split(new RegExp(`(${ways.join('|')})`)).filter((part) => part !== '')
  const fill: Fill = (name) => {
    if (!Object.hasOwn(facts, name)) return undefined
    return parts(facts[name as keyof Facts]).map((words) => {
      const href = links.get(words)
      return href === undefined || words === '' ? { words } : { words, href }
    })
  }
  return drawSections(body, fill, gone)
}
