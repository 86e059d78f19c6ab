import type { PublishedPage } from '#contract/content.ts'
import type { StandardSlug } from '#domain/content/standard-pages.ts'
import { data } from '#kit/browser/router/router.ts'
import { loading } from '#web/api.ts'

export type { PublishedPage }

/** Loads words of the owner's that stand within a page of ours, by their names. */
export function loadParts<Slug extends StandardSlug>(...slugs: Slug[]) {
  return loading(async (call) => {
    const pages = await Promise.all(slugs.map((slug) => call('GET /api/content/:slug', { params: { slug } })))
    return Object.fromEntries(pages.map(({ page }) => [page.slug, page])) as Record<Slug, PublishedPage>
  })
}

/** Loads a standard page; without its name the page of the owner's own that the address names, 404 where there is none. */
export function loadContent(standard?: StandardSlug) {
  return loading(async (call, { params }): Promise<PublishedPage> => {
    const slug = standard ?? params['slug'] ?? ''
    const { page } = await call('GET /api/content/:slug', { params: { slug } })
    if (!standard && page.path !== `/pages/${slug}`) throw data(null, { status: 404 })
    return page
  })
}
