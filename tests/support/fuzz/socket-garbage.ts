import { connect } from 'node:net'
import { chance as chanceFrom, type Chance } from '#tests/support/catalogue/random-catalogue.ts'

const heads = [
  'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /api/products?page=1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"email":"a@b.co","password":"password"}',
  'POST /api/orders HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT x:443 HTTP/1.1\r\nhost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /api/health/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  'POST /api/users/login HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
]
const pieces = [
  '\0',
  '\r\n',
  '\n\n',
  ' ',
  ':',
  '%00',
  '%',
  '../',
  'HTTP/9.9',
  'content-length: -1\r\n',
  'content-length: 1e9\r\n',
  'transfer-encoding: chunked, chunked\r\n',
  'x'.repeat(20_000),
  '\xff\xfe',
  'GET ',
]

/** What a socket is sent that is no HTTP, or nearly is; the same for the same seed. */
export function garbage(seed: number): Buffer {
  const chance = chanceFrom(seed)
  const any = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
  if (chance() < 0.15)
    return Buffer.from(Array.from({ length: 1 + Math.floor(chance() * 600) }, () => chance() * 256))
  let text = any(heads)
  for (let changes = Math.floor(chance() * 4); changes > 0; changes--)
    text = changed(text, any(pieces), chance)
  return Buffer.from(chance() < 0.2 ? text.repeat(5) : text, 'latin1')
}

function changed(text: string, piece: string, chance: Chance): string {
  const at = Math.floor(chance() * text.length)
  const taken = Math.floor(chance() * 4)
  return chance() < 0.2 ? text.slice(0, at) : text.slice(0, at) + piece + text.slice(at + taken)
}

/** Sends bytes, waits a moment for what comes, hangs up; the statuses of the replies. */
export function sendGarbage(port: number, bytes: Buffer, patienceMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    const hangUp = setTimeout(() => socket.destroy(), patienceMs)
    socket.setEncoding('latin1').on('data', (text: string) => void (heard += text))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(hangUp)
      resolve([...heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)))
    })
    socket.write(bytes)
  })
}
