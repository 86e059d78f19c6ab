import { LRUCache } from 'lru-cache'
import type { PublishedPage } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'
import { factsOf, filledIn, type Facts } from '#domain/content/facts.ts'
import { contentPath, isStandard } from '#domain/content/standard-pages.ts'
import { cachedValue } from '#kit/node/cache/cached.ts'
import { drawMarkdown } from '#kit/node/markdown/draw-markdown.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
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

/**
 * A page as shoppers read it; null where a standard page stands as it came.
 *
 * @throws Problem `page_not_found`
 */
export async function publishedPage(world: World, slug: string): Promise<PublishedPage | null> {
  const page = (await publishedPages.get(world)).find((published) => published.slug === slug)
  if (!page && isStandard(slug)) return null
  if (!page) throw new Problem('page_not_found')
  const facts = factsOf(await currentSettings.get(world))
  const { title, description, number } = page
  return {
    slug,
    path: contentPath(slug),
    title: filledIn(title, facts),
    description: filledIn(description, facts),
    html: await htmlOf(world, slug, number, facts),
  }
}

/** A version never changes once it is published, so that it is drawn again only where a fact has changed. */
async function htmlOf(world: World, slug: string, number: number, facts: Facts): Promise<string> {
  const pages = world.cache.stateOf(drawn, () => new LRUCache<string, string>({ max: MOST_DRAWN }))
  const key = JSON.stringify([slug, number, facts])
  const existing = pages.get(key)
  if (existing !== undefined) return existing
  const body = await bodyOf(world.reads, slug, number)
  if (body === undefined) throw new Problem('page_not_found')
  const html = drawWith(facts, body)
  pages.set(key, html)
  return html
}

/** Markdown as HTML, with the facts of the shop. */
export function drawWith(facts: Facts, body: string): string {
  return drawMarkdown(body, (name) => (Object.hasOwn(facts, name) ? facts[name as keyof Facts] : undefined))
}
