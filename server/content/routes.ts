import { factsOf, filledIn } from '#domain/content/facts.ts'
import { contentPath, isStandard } from '#domain/content/standard-pages.ts'
import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { serve, type App } from '#server/serve.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { managedPages, pageWithVersions } from './managed-pages.ts'
import { deletePage, publishPage, restoreVersion } from './publish-page.ts'
import { drawWith, publishedPage, publishedPages } from './published-pages.ts'
import { addPicture, gonePictures, listPictures } from './pictures.ts'
import { createPage, saveDraft } from './save-draft.ts'

export function contentRoutes(app: App, shop: World): void {
  const { db } = shop

  serve(app, 'GET /api/content', async () => ({ pages: await managedPages(db) }))

  serve(app, 'GET /api/content/footer', async () => {
    const [published, settings] = await Promise.all([publishedPages.get(shop), currentSettings.get(shop)])
    const pages = published.filter(({ slug, inFooter }) => inFooter && !isStandard(slug))
    const facts = factsOf(settings)
    return {
      pages: pages.map(({ slug, title }) => ({ path: contentPath(slug), title: filledIn(title, facts) })),
    }
  })

  serve(app, 'GET /api/content/pictures', async () => ({ pictures: await listPictures(db) }))

  serve(app, 'POST /api/content/pictures', async ({ user, body }) => ({
    picture: await addPicture(shop, user, body.picture as UploadedFile),
  }))

  serve(app, 'GET /api/content/:slug', async ({ params }) => ({
    page: await publishedPage(shop, params.slug),
  }))

  serve(app, 'GET /api/content/:slug/versions', ({ params }) => pageWithVersions(shop, params.slug))

  serve(app, 'POST /api/content', ({ user, body, submit }) =>
    idempotentWrite(db, submit, async (tx) => ({ page: await createPage(tx, shop, user, body) })),
  )

  serve(app, 'PUT /api/content/:slug', async ({ user, params: { slug }, body }) => ({
    page: await db.inTransaction((tx) => saveDraft(tx, shop, user, slug, body)),
  }))

  serve(app, 'POST /api/content/:slug/publish', async ({ user, params: { slug }, body }) => ({
    page: await db.inTransaction((tx) => publishPage(tx, shop, user, slug, body.version)),
  }))

  serve(app, 'POST /api/content/:slug/restore', async ({ user, params: { slug }, body }) => ({
    page: await db.inTransaction((tx) => restoreVersion(tx, shop, user, slug, body.version)),
  }))

  serve(app, 'DELETE /api/content/:slug', async ({ user, params: { slug } }) => {
    await db.inTransaction((tx) => deletePage(tx, shop, user, slug))
    return { message: 'Page deleted successfully' }
  })

  serve(app, 'POST /api/content/preview', async ({ body: { title, body } }) => {
    const facts = factsOf(await currentSettings.get(shop))
    const gone = await gonePictures(shop, body)
    return { preview: { title: filledIn(title, facts), ...drawWith(facts, body, gone) } }
  })
}
