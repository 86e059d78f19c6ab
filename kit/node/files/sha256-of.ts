import { createHash } from 'node:crypto'

/** The SHA-256 of bytes that stream by, in hexadecimal, as `files.sha256` keeps it. */
export async function sha256Of(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}
