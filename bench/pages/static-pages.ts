import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** A page as somebody would write it by hand: the words, pictures and typefaces of one of the shop's, no script. */
const STYLES = `@font-face{font-family:sans;src:url(SANS);font-display:swap}@font-face{font-family:serif;src:url(SERIF);font-display:swap}
h1{font-family:serif}body{margin:0 auto;max-width:84rem;padding:0 1rem;font:1rem/1.5 sans,sans-serif;color:#211e1a;background:#fbfaf7}
main{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem}img{display:block;width:100%;height:auto}
h1,p{grid-column:1/-1}main picture:first-of-type{grid-column:1/-1}`

type File = { type: string; body: Buffer; coding?: string }

/** The pages at `paths` of the shop at `from`, written down without script; pictures come from memory. */
export async function startStaticPages(from: string, paths: string[]) {
  const stored = new Map<string, File>()
  for (const path of paths) {
    const drawn = await (await fetch(from + path)).text()
    stored.set(path, {
      type: 'text/html; charset=utf-8',
      body: brotliCompressSync(byHand(drawn)),
      coding: 'br',
    })
  }

  async function pictureAt(path: string): Promise<File> {
    const reply = await fetch(from + path, { headers: { accept: 'image/avif,*/*' } })
    const picture = {
      type: reply.headers.get('content-type') ?? '',
      body: Buffer.from(await reply.arrayBuffer()),
    }
    stored.set(path, picture)
    return picture
  }
  async function answer(path: string, reply: ServerResponse) {
    const { type, body, coding } = stored.get(path) ?? (await pictureAt(path))
    reply.setHeader('content-type', type).setHeader('content-length', body.length)
    reply.setHeader('cache-control', 'public, max-age=31536000')
    if (coding) reply.setHeader('content-encoding', coding)
    reply.end(body)
  }

  const server = createServer((request, reply) => void answer(request.url ?? '/', reply))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function byHand(drawn: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(drawn)?.[0] ?? ''
  const pictures = main.match(/<picture[\s\S]*?<\/picture>/g) ?? []
  const [sans = '', serif = ''] = drawn.match(/[^"]+\.woff2/g) ?? []
  const styles = STYLES.replace('SANS', sans).replace('SERIF', serif)
  const words = main
    .replace(/<(svg|script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>By hand</title>
<meta name="viewport" content="width=device-width"><style>${styles}</style></head>
<body><main><h1>By hand</h1>${pictures.join('')}<p>${words}</p></main></body></html>`
}
