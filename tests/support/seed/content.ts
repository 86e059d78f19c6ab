import type { Reply } from '#contract/call.ts'
import { contentPages, contentVersions } from '#server/db/schema/content.ts'
import { countAudit } from '#tests/support/books/audit-rows.ts'
import { noa, nobody, type Person } from '#tests/support/people.ts'
import type { TestAsk, TestShop } from '#tests/support/test-shop.ts'

type Draft = TestAsk<'PUT /api/content/:slug'>['body']
type Managed = Reply<'GET /api/content'>['pages'][number]

/** A text that names a fact. */
export const pageText = { title: 'Our story', description: 'Since 1999.', body: 'We are **{storeName}**.' }

/** What an owner does with the words of pages, and what shoppers see of it. */
export function contentCalls(shop: TestShop) {
  const versions = (slug: string) =>
    shop.as(noa).call('GET /api/content/:slug/versions', { params: { slug } })
  const save = (slug: string, body: object, person: Person = noa) =>
    shop.as(person).call('PUT /api/content/:slug', { params: { slug }, body: body as Draft })
  const publish = (slug: string, version: number, person: Person = noa) =>
    shop.as(person).call('POST /api/content/:slug/publish', { params: { slug }, body: { version } })
  return {
    versions,
    save,
    publish,
    restore: (slug: string, version: number, person: Person = noa) =>
      shop.as(person).call('POST /api/content/:slug/restore', { params: { slug }, body: { version } }),
    remove: (slug: string, person: Person = noa) =>
      shop.as(person).call('DELETE /api/content/:slug', { params: { slug } }),
    add: (title: string, more: object = {}, person: Person = noa) =>
      shop.as(person).call('POST /api/content', { body: { title, ...more } }),
    read: async (slug: string) =>
      (await shop.as(nobody).call('GET /api/content/:slug', { params: { slug } })).page,
    footer: async () => (await shop.as(nobody).call('GET /api/content/footer')).pages,
    preview: (body: object) =>
      shop.as(noa).call('POST /api/content/preview', { body: { title: 'T', ...body } }),
    async published(slug: string, more: object = {}): Promise<Managed> {
      const { page } = await versions(slug)
      const saved = await save(slug, { ...pageText, ...more, version: page.latest })
      return (await publish(slug, saved.page.latest)).page
    },
    async books() {
      const { db } = shop.shop
      return [
        await db.select().from(contentPages).orderBy(contentPages.slug),
        await db.select().from(contentVersions).orderBy(contentVersions.slug, contentVersions.number),
        await countAudit(db),
      ]
    },
  }
}
