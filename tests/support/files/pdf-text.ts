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
