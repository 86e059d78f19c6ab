/** `cid` is by what the HTML names it, empty where it does not. */
export type MailPart = { contentType: string; name: string; cid: string; content: Buffer }

/** A mail as its reader's program takes it apart. */
export type ReadMail = {
  /** By lower-case name, unfolded and decoded; a name that stands twice has both values. */
  headers: Map<string, string[]>
  parts: MailPart[]
}

type Entity = { headers: Map<string, string[]>; body: Buffer }

/** Takes a raw mail apart: headers, and every leaf of its tree of parts. */
export function readMail(raw: Buffer): ReadMail {
  const { headers, body } = readEntity(raw)
  return { headers, parts: leaves({ headers, body }) }
}

function leaves({ headers, body }: Entity): MailPart[] {
  const [contentType = 'text/plain'] = headers.get('content-type') ?? []
  const boundary = parameter(contentType, 'boundary')
  if (boundary) return childrenOf(body, boundary).flatMap((child) => leaves(readEntity(child)))
  const [disposition = ''] = headers.get('content-disposition') ?? []
  const name = parameter(disposition, 'filename') ?? ''
  const [cid = ''] = headers.get('content-id') ?? []
  return [{ contentType: contentType.split(';')[0] ?? '', name, cid, content: decodeBody(headers, body) }]
}

function readEntity(raw: Buffer): Entity {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .subarray(0, end)
    .toString('latin1')
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), decodeWords(line.slice(colon + 1).trim())])
  }
  return { headers, body: raw.subarray(end + 4) }
}

function childrenOf(body: Buffer, boundary: string): Buffer[] {
  const pieces = body.toString('latin1').split(`--${boundary}`)
  return pieces
    .slice(1, -1)
    .map((piece) => Buffer.from(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''), 'latin1'))
}

function parameter(header: string, name: string): string | undefined {
  return new RegExp(`${name}="?([^";]+)"?`, 'i').exec(header)?.[1]
}

function decodeBody(headers: Map<string, string[]>, body: Buffer): Buffer {
  const [encoding] = headers.get('content-transfer-encoding') ?? []
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64')
  if (encoding === 'quoted-printable')
    return decodeQuotedPrintable(body.toString('latin1').replaceAll(/=\r?\n/g, ''))
  return body
}

function decodeQuotedPrintable(text: string): Buffer {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

/** =?UTF-8?Q?…?= and =?UTF-8?B?…?= as text (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replaceAll(/=\?[^?]+\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuotedPrintable(text.replaceAll('_', ' ')).toString(),
    )
}
