import { EXAMPLE_NAME } from '../settings/example-details.ts'
import { type Facts, namesEmpty } from './facts.ts'
import { customDesign, designQuestions, ownPackage } from './first-values/custom-design.ts'
import { home, theWood } from './first-values/home.ts'
import { ourStory, theName } from './first-values/our-story.ts'
import { packageQuestions, packages } from './first-values/package-questions.ts'
import { returns } from './first-values/returns.ts'
import { shipping } from './first-values/shipping.ts'
import { terms } from './first-values/terms.ts'
import { warranty } from './first-values/warranty.ts'

type StandardPage = {
  path: string
  first: { title: string; description: string; body: string }
  /** What the first text says of the example alone. */
  ofExample?: string
  /** Words that stand within a page of ours: what they are called, and what becomes of them. */
  part?: { name: string; note: string }
}

/** The pages and parts that always stand, and the texts with which an owner begins to write others. */
export const standardPages = {
  home: {
    path: '/category/all',
    first: home,
    ofExample: theWood,
    part: {
      name: 'Home page',
      note: 'Its title and first words greet visitors. The first heading stands over the packages, the second over the styles, the third over the design service; without its heading a part is left out.',
    },
  },
  packages: {
    path: '/designer-packages',
    first: packages,
    part: {
      name: 'Designer packages',
      note: 'Its title and first words begin the page of the packages. The first heading tells what comes with each of them, the second what does not, the third leads to the design service; without its heading a part is left out.',
    },
  },
  'package-questions': {
    path: '/designer-packages',
    first: packageQuestions,
    part: {
      name: 'Questions about packages',
      note: 'They unfold below the designer packages: each heading is a question, and the text below it the answer.',
    },
  },
  'custom-design': {
    path: '/custom-design',
    first: customDesign,
    part: {
      name: 'Custom design',
      note: 'Its title and first words begin the page of the design service; each heading is a step of how it works.',
    },
  },
  'own-package': {
    path: '/custom-design',
    first: ownPackage,
    part: {
      name: 'The package of one’s own',
      note: 'What is bought on the page of the design service: its title, what comes with it, and what it asks of the client. The design fee stands between by itself.',
    },
  },
  'design-questions': {
    path: '/custom-design',
    first: designQuestions,
    part: {
      name: 'Questions about custom design',
      note: 'They unfold below the design service: each heading is a question, and the text below it the answer.',
    },
  },
  'our-story': { path: '/our-story', first: ourStory, ofExample: theName },
  warranty: { path: '/warranty', first: warranty },
  returns: { path: '/returns', first: returns },
  shipping: { path: '/shippingterm', first: shipping },
  terms: { path: '/terms', first: terms },
} as const satisfies Record<string, StandardPage>

export type StandardSlug = keyof typeof standardPages

export function isStandard(slug: string): slug is StandardSlug {
  return Object.hasOwn(standardPages, slug)
}

/** What the words of `slug` are called and do, where they stand within a page of ours. */
export function partOf(slug: string): StandardPage['part'] {
  const page: StandardPage | undefined = isStandard(slug) ? standardPages[slug] : undefined
  return page?.part
}

/** A standard page as it came, in a shop of these facts: without what is the example's own, and without what it has no fact for. */
export function originalText(slug: StandardSlug, facts: Facts) {
  const { first, ofExample = '' }: StandardPage = standardPages[slug]
  const isExample = facts.storeName === EXAMPLE_NAME
  return {
    title: first.title,
    description: withoutGaps(first.description, facts, /(?<=\.) /, ' '),
    body: withoutGaps(isExample ? first.body : first.body.replace(ofExample, ''), facts),
  }
}

/** Sections whose heading names an empty fact are left out, and paragraphs, or whatever `parted` parts. */
function withoutGaps(text: string, facts: Facts, parted: RegExp = /\n\n/, between = '\n\n'): string {
  const sections = text
    .split(/\n\n(?=## )/)
    .filter((section) => !namesEmpty(/^## .*/.exec(section)?.[0] ?? '', facts))
  return sections
    .join('\n\n')
    .split(parted)
    .filter((part) => !namesEmpty(part, facts))
    .join(between)
}

/** The address of a page by its slug. */
export function contentPath(slug: string): string {
  return isStandard(slug) ? standardPages[slug].path : `/pages/${slug}`
}
