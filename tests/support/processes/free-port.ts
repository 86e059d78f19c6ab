import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems hand to outgoing connections (Linux: from 32768), so that none of these takes one first. */
const [LOWEST, HIGHEST] = [15_000, 32_000]

/** A port of this machine that nobody uses now. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST)
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
