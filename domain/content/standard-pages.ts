import { ourStory } from './first-values/our-story.ts'
import { returns } from './first-values/returns.ts'
import { shipping } from './first-values/shipping.ts'
import { terms } from './first-values/terms.ts'
import { warranty } from './first-values/warranty.ts'

/** The pages that always stand, and the texts with which an owner begins to write others. */
export const standardPages = {
  'our-story': { path: '/our-story', first: ourStory },
  warranty: { path: '/warranty', first: warranty },
  returns: { path: '/returns', first: returns },
  shipping: { path: '/shippingterm', first: shipping },
  terms: { path: '/terms', first: terms },
} as const

export type StandardSlug = keyof typeof standardPages

export function isStandard(slug: string): slug is StandardSlug {
  return Object.hasOwn(standardPages, slug)
}

/** The address of a page by its slug. */
export function contentPath(slug: string): string {
  return isStandard(slug) ? standardPages[slug].path : `/pages/${slug}`
}
