import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request on a connection of its own, to which nothing but the empty line at its end is missing. */
export async function begunRequest(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const lines = Object.entries({ host: 'lanai.example', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write([`GET ${path} HTTP/1.1`, ...lines, ''].join('\r\n'))
  return socket
}
