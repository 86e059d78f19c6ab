import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketAddress } from '#kit/node/files/s3-store.ts'
import pLimit from 'p-limit'

/** A server of buckets on this machine, with one empty bucket. */
export type TestBucket = {
  address: BucketAddress
  /** For the environment of a shop. */
  settings: Record<'FILES_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>
  /** What was asked of it, as `PUT /bucket/key`. */
  requested: string[]
  /** Puts another in its place: to be busy, silent or cut off. `undefined` ends that. */
  pretend(listener: RequestListener | undefined): void
  /** Ends the server, and starts it again in the same place. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/** The one account that the fake knows. */
const ACCOUNT = 'S3RVER'

export async function startBucket(name = 'lanai-test'): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'lanai-bucket-'))
  const answer = await fakeOf(directory, name)
  const requested: string[] = []
  let instead: RequestListener | undefined
  const onRequest: RequestListener = (request, reply) => {
    requested.push(`${request.method} ${request.url}`)
    if (instead) return instead(request, reply)
    // The fake lets in who signs nothing; S3 does not.
    if (!request.headers.authorization) return void reply.writeHead(403).end()
    // It takes the address of a list for another than was signed, so lists alone go unchecked.
    if (request.url?.startsWith(`/${name}/?`)) delete request.headers.authorization
    return answer(request, reply)
  }
  let server = await listen(onRequest, 0)
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`

  async function leave() {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  return {
    address: { endpoint, name, region: 'us-east-1', accessKeyId: ACCOUNT, secretAccessKey: ACCOUNT },
    settings: {
      FILES_URL: `s3://${name}?endpoint=${endpoint}&region=us-east-1`,
      AWS_ACCESS_KEY_ID: ACCOUNT,
      AWS_SECRET_ACCESS_KEY: ACCOUNT,
    },
    requested,
    pretend: (listener) => void (instead = listener),
    leave,
    comeBack: async () => void (server = await listen(onRequest, port)),
    async stop() {
      await leave()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The fake writes into the file that readers see, and looks at its size before; S3 shows whole objects only. */
async function fakeOf(directory: string, name: string): Promise<RequestListener> {
  const fake = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name }] })
  const { store } = fake
  const [write, read] = [store.putContent.bind(store), store.getObject.bind(store)]
  const inTurn = pLimit(1)
  store.putContent = async (path, content) => {
    const beside = `${path}.${crypto.randomUUID()}`
    const written = await write(beside, content)
    await inTurn(() => rename(beside, path))
    return written
  }
  store.getObject = (...requested) => inTurn(() => read(...requested))
  await fake.configureBuckets()
  return fake.callback()
}

async function listen(onRequest: RequestListener, port: number): Promise<Server> {
  const server = createServer(onRequest).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
