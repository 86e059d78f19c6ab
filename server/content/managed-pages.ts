import type { ManagedPage } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'
import { factsOf } from '#domain/content/facts.ts'
import {
  contentPath,
  isStandard,
  originalText,
  partOf,
  standardPages,
  type StandardSlug,
} from '#domain/content/standard-pages.ts'
import type { Db } from '#kit/node/db/database.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { listPages, listVersions } from './queries.ts'

type StoredInList = Awaited<ReturnType<typeof listPages>>[number]

/** The standard pages, whether or not they have a row, then the owner's own in the order they were made. */
export async function managedPages(db: Db): Promise<ManagedPage[]> {
  const stored = new Map((await listPages(db)).map((page) => [page.slug, page]))
  const standard = (Object.keys(standardPages) as StandardSlug[]).map((slug) =>
    present(
      stored.get(slug) ?? { slug, published: null, latest: 0, title: null, savedAt: null, draft: null },
    ),
  )
  return [...standard, ...[...stored.values()].filter(({ slug }) => !isStandard(slug)).map(present)]
}

function present({ slug, title, published, draft, latest, savedAt }: StoredInList): ManagedPage {
  const part = partOf(slug)
  return {
    slug,
    title: part?.name ?? title ?? (isStandard(slug) ? standardPages[slug].first.title : slug),
    path: contentPath(slug),
    isStandard: isStandard(slug),
    latest,
    ...(part && { note: part.note }),
    ...(published !== null && { published }),
    ...(draft !== null && { draft }),
    ...(savedAt !== null && { savedAt }),
  }
}

/** @throws Problem `page_not_found` */
export async function managedPage(db: Db, slug: string): Promise<ManagedPage> {
  const page = (await managedPages(db)).find((managed) => managed.slug === slug)
  if (!page) throw new Problem('page_not_found')
  return page
}

/**
 * A page with its texts, as its editor needs it.
 *
 * @throws Problem `page_not_found`
 */
export async function pageWithVersions(world: World, slug: string) {
  const page = await managedPage(world.db, slug)
  const versions = await listVersions(world.db, slug)
  const facts = factsOf(await currentSettings.get(world))
  return {
    page,
    versions: versions.map(({ publishedAt, ...text }) => ({ ...text, ...(publishedAt && { publishedAt }) })),
    ...(isStandard(slug) && { original: originalText(slug, facts) }),
    facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
  }
}
