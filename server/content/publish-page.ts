import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { ManagedPage } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'
import { isStandard } from '#domain/content/standard-pages.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { contentPages, contentVersions } from '#server/db/schema/content.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { managedPage } from './managed-pages.ts'
import { dropOldVersions, isVersion, listVersions, lockPage } from './queries.ts'

const NO_WORDS = 'Write something before you publish the page'

/**
 * Publishes the draft `number` of a page. To be called in a transaction.
 *
 * @throws Problem `page_not_found` · `stale` (the draft is another by now, or gone) · `validation_failed` (no words)
 */
export async function publishPage(
  tx: Db,
  { cache, clock }: World,
  actor: Actor,
  slug: string,
  number: number,
): Promise<ManagedPage> {
  const page = await lockPage(tx, slug)
  const draft = await one(
    tx
      .select()
      .from(contentVersions)
      .where(and(isVersion(slug, number), isNull(contentVersions.publishedAt))),
  )
  if (!draft) {
    const [latest] = await listVersions(tx, slug)
    throw new Problem('stale', { figures: { latest } })
  }
  if (draft.body.trim() === '')
    throw new Problem('validation_failed', { message: NO_WORDS, fields: { body: NO_WORDS } })
  await tx.update(contentVersions).set({ publishedAt: clock() }).where(isVersion(slug, number))
  await show(tx, slug, number)
  await dropOldVersions(tx, slug, number)
  const before = { version: page.published }
  await recordChange(tx, actor, { action: 'content.published', id: slug, before, after: { version: number } })
  cache.changed(tx, tags.content)
  return managedPage(tx, slug)
}

/**
 * Shows a version of a page again that was published before; 0 takes back what the owner published. The draft stays.
 * To be called in a transaction.
 *
 * @throws Problem `page_not_found` (or no such version)
 */
export async function restoreVersion(
  tx: Db,
  { cache }: World,
  actor: Actor,
  slug: string,
  number: number,
): Promise<ManagedPage> {
  const page = await lockPage(tx, slug)
  const published = number === 0 ? null : number
  if (published !== null) await refuseUnpublished(tx, slug, published)
  if (published === page.published) return managedPage(tx, slug)
  await show(tx, slug, published)
  const action = published === null ? 'content.withdrawn' : 'content.restored'
  const [before, after] = [{ version: page.published }, { version: published }]
  await recordChange(tx, actor, { action, id: slug, before, after })
  cache.changed(tx, tags.content)
  return managedPage(tx, slug)
}

async function refuseUnpublished(tx: Db, slug: string, number: number): Promise<void> {
  const { number: found, publishedAt } = contentVersions
  const version = await one(
    tx
      .select({ found })
      .from(contentVersions)
      .where(and(isVersion(slug, number), isNotNull(publishedAt))),
  )
  if (!version) throw new Problem('page_not_found', { message: 'This version is no longer there' })
}

async function show(tx: Db, slug: string, published: number | null): Promise<void> {
  await tx.update(contentPages).set({ published }).where(eq(contentPages.slug, slug))
}

/**
 * Deletes a page of the owner's own with all its texts. To be called in a transaction.
 *
 * @throws Problem `page_not_found` · `standard_page`
 */
export async function deletePage(tx: Db, { cache }: World, actor: Actor, slug: string): Promise<void> {
  if (isStandard(slug)) throw new Problem('standard_page')
  await lockPage(tx, slug)
  const { title } = await managedPage(tx, slug)
  await tx.delete(contentPages).where(eq(contentPages.slug, slug))
  await recordChange(tx, actor, { action: 'content.deleted', id: slug, before: { title } })
  cache.changed(tx, tags.content)
}
