const MAX_SLUG = 50

/** A name without what does not count when two are compared: case, accents and spaces. */
export function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/**
 * A slug made of `name`, for addresses: "Living Room" is `living-room`, and `living-room-2` where that is taken.
 *
 * @param nameless  what stands for a name without a letter or digit
 */
export function freeSlug(name: string, nameless: string, taken: ReadonlySet<string>): string {
  const base =
    folded(name)
      .replaceAll(/['’‘ʻʼ`]/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_SLUG)
      .replaceAll(/^-|-$/g, '') || nameless
  let slug = base
  for (let at = 2; taken.has(slug); at++) slug = `${base}-${at}`
  return slug
}
