/** No category: the name that stands for every one of them in addresses. */
const RESERVED = 'all'
const MAX_SLUG = 50

/** Whether two names read alike: case, accents and spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

/**
 * The slug of a new category, made from its name once and never changed: "Living Room" is `living-room`.
 *
 * @param taken  the slugs there are
 */
export function categorySlug(name: string, taken: readonly string[]): string {
  const base =
    folded(name)
      .replaceAll(/['’‘ʻʼ`]/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_SLUG)
      .replaceAll(/^-|-$/g, '') || 'category'
  const isFree = (slug: string) => slug !== RESERVED && !taken.includes(slug)
  let slug = base
  for (let at = 2; !isFree(slug); at++) slug = `${base}-${at}`
  return slug
}

function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}
