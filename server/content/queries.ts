import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { isStandard } from '#domain/content/standard-pages.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { contentPages, contentVersions } from '#server/db/schema/content.ts'
import { users } from '#server/db/schema/users.ts'

export type StoredPage = typeof contentPages.$inferSelect

const versionColumns = {
  number: contentVersions.number,
  title: contentVersions.title,
  description: contentVersions.description,
  body: contentVersions.body,
  inFooter: contentVersions.inFooter,
  author: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  savedAt: contentVersions.savedAt,
  publishedAt: contentVersions.publishedAt,
}

/** The texts of a page, the draft first, then the last published first. */
export function listVersions(db: Db, slug: string) {
  return db
    .select(versionColumns)
    .from(contentVersions)
    .innerJoin(users, eq(users.id, contentVersions.authorId))
    .where(eq(contentVersions.slug, slug))
    .orderBy(desc(contentVersions.number))
}

/** Every page that has a row, each with what its list shows: of the draft, else of what is published, else of the last text. */
export function listPages(db: Db) {
  return db
    .selectDistinctOn([contentPages.createdAt, contentPages.slug], {
      slug: contentPages.slug,
      published: contentPages.published,
      latest: contentPages.latest,
      title: contentVersions.title,
      savedAt: contentVersions.savedAt,
      draft: sql<
        number | null
      >`case when ${contentVersions.publishedAt} is null then ${contentVersions.number} end`,
    })
    .from(contentPages)
    .leftJoin(contentVersions, eq(contentVersions.slug, contentPages.slug))
    .orderBy(
      contentPages.createdAt,
      contentPages.slug,
      sql`${contentVersions.publishedAt} is not null`,
      sql`${contentVersions.number} <> ${contentPages.published}`,
      desc(contentVersions.number),
    )
}

/** What shoppers can read, without its text. */
export function listPublished(db: Db) {
  return db
    .select({
      slug: contentPages.slug,
      number: contentVersions.number,
      title: contentVersions.title,
      description: contentVersions.description,
      inFooter: contentVersions.inFooter,
    })
    .from(contentPages)
    .innerJoin(
      contentVersions,
      and(eq(contentVersions.slug, contentPages.slug), eq(contentVersions.number, contentPages.published)),
    )
    .orderBy(contentPages.createdAt, contentPages.slug)
}

export async function bodyOf(db: Db, slug: string, number: number): Promise<string | undefined> {
  const { body } = contentVersions
  const row = await one(db.select({ body }).from(contentVersions).where(isVersion(slug, number)))
  return row?.body
}

/**
 * The page, so that everyone else who changes it waits until the transaction ends; a standard one without a row gets it.
 *
 * @throws Problem `page_not_found`
 */
export async function lockPage(tx: Db, slug: string): Promise<StoredPage> {
  if (isStandard(slug)) await tx.insert(contentPages).values({ slug }).onConflictDoNothing()
  const page = await one(tx.select().from(contentPages).where(eq(contentPages.slug, slug)).for('update'))
  if (!page) throw new Problem('page_not_found')
  return page
}

export function isVersion(slug: string, number: number) {
  return and(eq(contentVersions.slug, slug), eq(contentVersions.number, number))
}

/** Published texts of each page that are there to go back to; older ones go. */
const PUBLISHED_RETAINED = 30

/** Removes what was published before the last ones, but never what shoppers read. */
export async function dropOldVersions(tx: Db, slug: string, published: number): Promise<void> {
  const { number, publishedAt } = contentVersions
  const retained = tx
    .select({ number })
    .from(contentVersions)
    .where(and(eq(contentVersions.slug, slug), isNotNull(publishedAt)))
    .orderBy(desc(number))
    .limit(PUBLISHED_RETAINED)
  await tx
    .delete(contentVersions)
    .where(
      and(
        eq(contentVersions.slug, slug),
        isNotNull(publishedAt),
        sql`${number} <> ${published}`,
        notInArray(number, retained),
      ),
    )
}
