/** The tabs of the page, in order. */
export const sections = [
  { id: 'general', label: 'General' },
  { id: 'shipping', label: 'Shipping' },
  { id: 'payment', label: 'Payment' },
  { id: 'email', label: 'Email' },
  { id: 'seo', label: 'SEO' },
  { id: 'search', label: 'Search' },
] as const

export type SectionId = (typeof sections)[number]['id']

export const sectionIds = sections.map(({ id }) => id)

/** Pictures are sent beside the sections. */
export const pictureSections = { logo: 'general', favicon: 'general', ogImage: 'seo' } as const

export type PictureName = keyof typeof pictureSections

/** The tab on which the value at `path` is shown. */
export function sectionOf(path: string): SectionId | undefined {
  const [first = ''] = path.split('.')
  if (Object.hasOwn(pictureSections, first)) return pictureSections[first as PictureName]
  return sectionIds.find((id) => id === first)
}
