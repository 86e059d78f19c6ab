import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, type PDFObject, PDFString, StandardFonts } from '@cantoo/pdf-lib'

/** A PDF with a page for each text. */
export async function samplePdf(...texts: string[]): Promise<Uint8Array> {
  return (await documentOf(texts)).save()
}

/** The same behind a password. */
export async function protectedPdf(text: string): Promise<Uint8Array> {
  const document = await documentOf([text])
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return document.save()
}

/** The same with a script that would run when it is opened, and a link on its page. */
export async function scriptedPdf(text: string): Promise<Uint8Array> {
  const document = await documentOf([text])
  document.addJavaScript('greet', 'app.alert("Aloha")')
  const { context } = document
  const action = { Type: 'Action', S: 'JavaScript', JS: 'app.alert' }
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 99, 99], A: action }
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(link))]))
  return document.save()
}

/** A page of a few kilobytes that unpacks to `bytes`. */
export async function bombPdf(bytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const packed = deflateSync(Buffer.alloc(bytes, ' '))
  const stream = document.context.stream(packed, { Filter: 'FlateDecode' })
  page.node.set(PDFName.of('Contents'), document.context.register(stream))
  return document.save({ useObjectStreams: false })
}

/** A page that names the same drawing, of `bytes`, so many times. */
export async function repeatedPdf(bytes: number, times: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const drawing = context.register(context.stream(Buffer.alloc(bytes, '0 0 m 9 9 l S\n')))
  document
    .addPage()
    .node.set(PDFName.of('Contents'), context.obj(Array.from({ length: times }, () => drawing)))
  return document.save({ useObjectStreams: false })
}

/** A page beside `count` numbers, which are packed. */
export function crowdedPdf(count: number): Promise<Uint8Array> {
  return besidePdf(({ context }) => context.obj(Array.from({ length: count }, () => 0)))
}

/** A page that names `count` things, each of its own. */
export function scatteredPdf(count: number): Uint8Array {
  const first = 4
  const named = Array.from({ length: count }, (_, place) => `${place + first} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Beside[${named}]>>>>`,
    '<</Length 1>>stream\nn\nendstream',
    ...Array.from({ length: count - 1 }, () => '[1]'),
  ]
  const bodies = objects.map((body, place) => `${place + 1} 0 obj${body}endobj\n`)
  return Buffer.from(`%PDF-1.7\n${bodies.join('')}trailer<</Root 1 0 R>>\n`)
}

/** A page beside a text of so many letters. */
export function wordyPdf(letters: number): Promise<Uint8Array> {
  return besidePdf(() => PDFString.of('a'.repeat(letters)))
}

async function besidePdf(make: (document: PDFDocument) => PDFObject): Promise<Uint8Array> {
  const document = await documentOf(['Ground floor'])
  document
    .getPage(0)
    .node.Resources()
    ?.set(PDFName.of('Beside'), document.context.register(make(document)))
  return document.save()
}

/** A hundred million pages: branches that name the next one ten times each. */
export async function endlessPdf(): Promise<Uint8Array> {
  const document = await documentOf(['Over and over'])
  const { context, catalog } = document
  let kid = document.getPage(0).ref
  for (let level = 0; level < 8; level++)
    kid = context.register(context.obj({ Type: 'Pages', Count: 1, Kids: Array(10).fill(kid) }))
  catalog.set(PDFName.of('Pages'), kid)
  return document.save()
}

async function documentOf(texts: readonly string[]): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const text of texts) document.addPage([420, 300]).drawText(text, { x: 30, y: 200, size: 20, font })
  return document
}
