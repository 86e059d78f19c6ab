import { DESIGN_NUMBER, ORDER_NUMBER } from '#domain/numbers.ts'
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

/** The pages that answer `search`: those that the shop names, and that of one's own order or design whose number it is. */
export function linksTo(search: string, pages: readonly SearchedPage[] = []): PageLink[] {
  const number = search.trim().replace(/^#/, '').toUpperCase()
  if (ORDER_NUMBER.test(number)) return [{ label: `Your order ${number}`, to: paths.order(number) }]
  if (DESIGN_NUMBER.test(number))
    return [{ label: `Your design request ${number}`, to: paths.designRequest(number) }]
  return pages.map((page) => pageLinks[page])
}
