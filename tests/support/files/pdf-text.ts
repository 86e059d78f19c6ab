import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a person reads on each page of any PDF, in the order in which it was drawn. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  const opening = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const document = await opening.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await opening.destroy()
  return pages
}

/** Where each text on the first page of a PDF begins, the first of those that read alike, in millimetres from its left edge. */
export async function pdfLefts(pdf: Uint8Array): Promise<Map<string, number>> {
  const opening = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const page = await (await opening.promise).getPage(1)
  const { items } = await page.getTextContent()
  const lefts = items.flatMap((item): [string, number][] =>
    'str' in item ? [[item.str.trim(), (item.transform[4] * 25.4) / 72]] : [],
  )
  await opening.destroy()
  return new Map(lefts.toReversed())
}
