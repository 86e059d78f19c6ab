import type { Settings } from '#contract/settings.ts'
import { factsOf } from '#domain/content/facts.ts'
import { isStandard } from '#domain/content/standard-pages.ts'
import { originalPage } from '#server/content/published-pages.ts'

/** How a shop with these settings answers for its standard pages, which nobody wrote anew. */
export const standardContent =
  (settings: Settings) =>
  ({ params: { slug } }: { params: { slug: string } }) =>
    isStandard(slug) ? { page: originalPage(slug, factsOf(settings)) } : 'page_not_found'
