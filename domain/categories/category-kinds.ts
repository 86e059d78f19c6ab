import { folded, freeSlug } from '#kit/core/slug.ts'

/** What a category gathers: one type of furniture, or what a kind of home or room asks for. */
export const categoryKinds = ['type', 'room'] as const
export type CategoryKind = (typeof categoryKinds)[number]

export const categoryKindLabels: Record<CategoryKind, string> = {
  type: 'Furniture type',
  room: 'Home or room',
}

/** No category: the name that stands for every one of them in addresses. */
const RESERVED = 'all'

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
  return freeSlug(name, 'category', new Set([RESERVED, ...taken]))
}
