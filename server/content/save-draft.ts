import { and, eq, isNull } from 'drizzle-orm'
import type { DraftForm, ManagedPage, NewPageForm } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'
import { isStandard, standardPages } from '#domain/content/standard-pages.ts'
import { freeSlug } from '#kit/core/slug.ts'
import type { Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { contentPages, contentVersions } from '#server/db/schema/content.ts'
import { invalid } from '#server/invalid.ts'
import type { Actor } from '#server/session.ts'
import { managedPage, managedPages } from './managed-pages.ts'
import { listVersions, lockPage, type StoredPage } from './queries.ts'
import type { World } from '#server/world.ts'

/** First words of addresses under `/api/content/` that are no pages. */
const RESERVED = [...Object.keys(standardPages), 'footer', 'pictures', 'preview']

/** Adds a page of the owner's own, as a draft that nobody reads yet. To be called in a transaction. */
export async function createPage(
  tx: Db,
  { clock }: World,
  actor: Actor,
  { title, description, body, inFooter }: NewPageForm,
): Promise<ManagedPage> {
  await refuseStandardTitle(tx, title)
  const taken = await tx.select({ slug: contentPages.slug }).from(contentPages)
  const slug = freeSlug(title, 'page', new Set([...RESERVED, ...taken.map((page) => page.slug)]))
  const [page] = await tx
    .insert(contentPages)
    .values({ slug, createdAt: clock() })
    .onConflictDoNothing()
    .returning()
  // Somebody else adds a page of the same name at this moment.
  if (!page) throw new Problem('stale')
  await writeDraft(tx, actor, page, { title, description, body, inFooter }, clock())
  await recordChange(tx, actor, { action: 'content.created', id: slug, after: { title, inFooter } })
  return managedPage(tx, slug)
}

/**
 * Saves the draft of a page in the place of the one before. To be called in a transaction.
 *
 * @throws Problem `page_not_found` · `stale` (with the text that was saved meanwhile) · `validation_failed` (the title of
 *   a standard page)
 */
export async function saveDraft(
  tx: Db,
  { clock }: World,
  actor: Actor,
  slug: string,
  { version: seen, ...text }: DraftForm,
): Promise<ManagedPage> {
  const page = await lockPage(tx, slug)
  const [latest] = await listVersions(tx, slug)
  if (page.latest !== seen) throw new Problem('stale', { figures: { latest } })
  if (!isStandard(slug)) await refuseStandardTitle(tx, text.title)
  const written = { ...text, inFooter: text.inFooter && !isStandard(slug) }
  await writeDraft(tx, actor, page, written, clock())
  const { title, description, inFooter } = written
  const after = { version: seen + 1, title, description, inFooter, letters: text.body.length }
  await recordChange(tx, actor, { action: 'content.saved', id: slug, after })
  return managedPage(tx, slug)
}

/** Two pages of one title cannot be told apart in the list. */
async function refuseStandardTitle(tx: Db, title: string): Promise<void> {
  const isSame = (other: string) => other.toLowerCase() === title.toLowerCase()
  if ((await managedPages(tx)).some((page) => page.isStandard && isSame(page.title)))
    throw invalid('title', `“${title}” is a standard page: choose another title`)
}

async function writeDraft(
  tx: Db,
  actor: Actor,
  { slug, latest }: StoredPage,
  text: NewPageForm,
  savedAt: Date,
): Promise<void> {
  await tx
    .delete(contentVersions)
    .where(and(eq(contentVersions.slug, slug), isNull(contentVersions.publishedAt)))
  const number = latest + 1
  await tx.insert(contentVersions).values({ slug, number, ...text, authorId: actor.id, savedAt })
  await tx.update(contentPages).set({ latest: number }).where(eq(contentPages.slug, slug))
}
