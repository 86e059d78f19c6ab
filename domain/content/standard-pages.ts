import { EXAMPLE_NAME } from '../settings/example-details.ts'
import { type Facts, namesEmpty } from './facts.ts'
import { ourStory, theName } from './first-values/our-story.ts'
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

/** A standard page as it came, in a shop of these facts: without what is the example's own, and without what it has no fact for. */
export function originalText(slug: StandardSlug, facts: Facts) {
  const { title, description, body } = standardPages[slug].first
  const isExample = facts.storeName === EXAMPLE_NAME
  return {
    title,
    description: withoutGaps(description, facts, ' '),
    body: withoutGaps(isExample ? body : body.replace(theName, ''), facts, '\n\n'),
  }
}

/** Sentences or paragraphs that name an empty fact are left out. */
function withoutGaps(text: string, facts: Facts, between: ' ' | '\n\n'): string {
  const parts = text.split(between === ' ' ? /(?<=\.) / : between)
  return parts.filter((part) => !namesEmpty(part, facts)).join(between)
}

/** The address of a page by its slug. */
export function contentPath(slug: string): string {
  return isStandard(slug) ? standardPages[slug].path : `/pages/${slug}`
}
