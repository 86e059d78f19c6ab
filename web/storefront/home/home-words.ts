import type { PublishedPage } from '#contract/content.ts'

/** What the owner says on the home page: a welcome, and words over each of its parts. */
export type HomeWords = Pick<PublishedPage, 'title' | 'lead' | 'sections'>
