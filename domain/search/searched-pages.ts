/** Pages that people look for in the search of pieces. */
export const searchedPages = [
  'returns',
  'shipping',
  'warranty',
  'custom-design',
  'designer-packages',
  'our-story',
  'terms',
] as const

export type SearchedPage = (typeof searchedPages)[number]

/** The words that people call each of them by. */
export const pageWords: Record<SearchedPage, string> = {
  returns: 'returns refunds policy exchange cancellation money back',
  shipping: 'shipping policy delivery freight installation assembly white glove lead time cost',
  warranty: 'warranty policy guarantee defects repair damaged',
  'custom-design': 'custom interior design service designer floor plan consultation fee',
  'designer-packages': 'designer packages room sets whole home furniture bundle',
  'our-story': 'our story about us company contact',
  terms: 'terms of service conditions payment deposit wire transfer cheque check',
}
