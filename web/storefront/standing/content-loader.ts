import type { Call } from '#contract/call.ts'
import type { PublishedPage } from '#contract/content.ts'
import type { StandardSlug } from '#domain/content/standard-pages.ts'
import { data } from '#kit/browser/router/router.ts'
import { loading } from '#web/api.ts'

export type { PublishedPage }

/** The words of a page. */
export async function wordsOf(call: Call, slug: string): Promise<PublishedPage> {
  return (await call('GET /api/content/:slug', { params: { slug } })).page
}

/** Loads words of the owner's that stand within a page of ours, in the order of their names. */
export function loadParts(...slugs: StandardSlug[]) {
  return loading((call) => Promise.all(slugs.map((slug) => wordsOf(call, slug))))
}

/** Loads a standard page; without its name the page of the owner's own that the address names, 404 where there is none. */
export function loadContent(standard?: StandardSlug) {
  return loading(async (call, { params }): Promise<PublishedPage> => {
    const slug = standard ?? params['slug'] ?? ''
    const page = await wordsOf(call, slug)
    if (!standard && page.path !== `/pages/${slug}`) throw data(null, { status: 404 })
    return page
  })
}
