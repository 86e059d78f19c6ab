import { readFile } from 'node:fs/promises'

/** A row of the system's table of sockets: local port, remote port, bytes that the other side has not acknowledged. */
const ROW = /^ *\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/gm

/**
 * What the system still holds for the other side of each socket, by `local remote` port; sockets of several addresses
 * with the same ports share an entry, which changes with each of them. Empty where the system is not Linux.
 */
export async function unreadQueues(): Promise<Map<string, string>> {
  const queues = new Map<string, string>()
  for (const family of ['tcp', 'tcp6']) {
    const table = await readFile(`/proc/self/net/${family}`, 'latin1').catch(() => '')
    for (const [, local = '', remote = '', bytes = ''] of table.matchAll(ROW)) {
      const ports = `${Number.parseInt(local, 16)} ${Number.parseInt(remote, 16)}`
      queues.set(ports, `${queues.get(ports) ?? ''} ${bytes}`)
    }
  }
  return queues
}
