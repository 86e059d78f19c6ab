import type { PublishedPage } from '#contract/content.ts'
import type { StandardSlug } from '#domain/content/standard-pages.ts'
import { data } from '#kit/browser/router/router.ts'
import { loading } from '#web/api.ts'
import { paths } from '#web/paths.ts'

export type { PublishedPage }

/** Loads what the owner wrote in the place of a standard page; null where it stands as it came. */
export function loadStandard(slug: StandardSlug) {
  return loading(async (call): Promise<PublishedPage | null> => {
    return (await call('GET /api/content/:slug', { params: { slug } })).page
  })
}

/** A page of the owner's own; 404 for one that there is not. */
export const loadOwnPage = loading(async (call, { params }): Promise<PublishedPage> => {
  const { page } = await call('GET /api/content/:slug', { params: { slug: params['slug'] ?? '' } })
  if (page?.path !== paths.ownPage(page?.slug ?? '')) throw data(null, { status: 404 })
  return page
})
