import type { SearchedPage } from '#domain/search/searched-pages.ts'
import { paths } from '#web/paths.ts'

export type PageLink = { label: string; to: string }

/** The pages that answer what people ask in the search of pieces. */
export const pageLinks: Record<SearchedPage, PageLink> = {
  returns: { label: 'Returns and refunds', to: paths.returns() },
  shipping: { label: 'Shipping', to: paths.shippingTerm() },
  warranty: { label: 'Warranty', to: paths.warranty() },
  'custom-design': { label: 'Custom design', to: paths.customDesign() },
  'designer-packages': { label: 'Designer packages', to: paths.designerPackages() },
  'our-story': { label: 'Our story', to: paths.ourStory() },
  terms: { label: 'Terms of service', to: paths.terms() },
}

export const linksTo = (pages: readonly SearchedPage[]) => pages.map((page) => pageLinks[page])
