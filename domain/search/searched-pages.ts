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

/** Words of a question that ask, and name nothing: `how long does delivery take`. */
export const askingWords: ReadonlySet<string> = new Set(
  'what how who when where which long much do does can you your take get there any info information'.split(
    ' ',
  ),
)

/** The words that people call each of them by. */
export const pageWords: Record<SearchedPage, string> = {
  returns: 'returns refunds policy exchanges cancellation cancel money back send damaged wrong',
  shipping:
    'shipping ship policy free delivery deliver freight installation assembly white glove lead time cost fee neighbor islands',
  warranty: 'warranty policy guarantee defects repair damaged',
  'custom-design': 'custom interior design service designer floor plan consultation fee',
  'designer-packages': 'designer packages room sets whole home furniture bundle',
  'our-story': 'our story about us company contact',
  terms: 'terms of service conditions payment deposit wire transfer cheque check',
}
