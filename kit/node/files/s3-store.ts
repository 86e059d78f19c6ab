import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { ask, BucketAway, patientFetch } from './s3-requests.ts'
import { checkedKey } from './file-key.ts'
import type { Files, ListedFile } from './store.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

/** Where a bucket is and who may use it. */
export type BucketAddress = {
  /** `https://host`, in front of the name: the bucket is part of the path. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const LISTED_AT_ONCE = 1_000
const NOT_OURS = 'no such bucket, or closed to these keys'
const NO_LENGTH = 'it does not say how long the file is'
/** What a file is says its row or its ending, never the bucket. */
const ANY_BYTES = 'application/octet-stream'

/**
 * Files in an S3 bucket, in one request each: a key shows the old file or the new one, never half of one. Files that
 * are still arriving lie in `temporaryFolder` of this process' machine.
 */
export async function openS3Store(address: BucketAddress, temporaryFolder: string): Promise<Files> {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = address
  const bucket = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${name}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: patientFetch,
  })
  const temporary = await openTemporaryFolder(temporaryFolder)
  // As a blob a file is read from its disk while it is sent, and again when it is sent again.
  async function put(key: string, bytes: Blob) {
    const checked = checkedKey(key)
    await ask(() => bucket.putObject(checked, bytes, ANY_BYTES, undefined, undefined, bytes.size))
  }

  return {
    temporaryPath: temporary.next,
    put: (key, bytes) => put(key, new Blob([new Uint8Array(bytes)])),
    async adopt(key, temporaryPath) {
      await put(key, await openAsBlob(temporaryPath))
      await rm(temporaryPath, { force: true })
    },
    async read(key) {
      const checked = checkedKey(key)
      const reply = await ask(() => bucket.getObjectResponse(checked))
      if (!reply) return undefined
      const size = sizeOf(reply.headers)
      if (size === undefined) {
        await reply.body?.cancel()
        throw new BucketAway(new Error(NO_LENGTH))
      }
      return { stream: reply.body ? streamed(reply.body as ReadableStream) : Readable.from([]), size }
    },
    list: (folder) => listFiles(bucket, folder),
    clearTemporary: temporary.clear,
    async remove(key) {
      const checked = checkedKey(key)
      await ask(() => bucket.deleteObject(checked))
    },
    async check() {
      await temporary.check()
      if (!(await ask(() => bucket.bucketExists()))) throw new BucketAway(new Error(NOT_OURS))
    },
  }
}

/** What is sent on in a frame of another length would end within it, or run on into the next reply. */
function sizeOf(headers: Headers): number | undefined {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : Number(length)
}

/** The bytes as they come; a connection that breaks midway is the bucket's fault, and ends them with an error. */
function streamed(body: ReadableStream): Readable {
  const source = Readable.fromWeb(body)
  const bytes = new PassThrough()
  source.on('error', (cause) => bytes.destroy(new BucketAway(cause)))
  bytes.on('close', () => source.destroy())
  return source.pipe(bytes)
}

async function* listFiles(bucket: S3mini, folder: string | undefined): AsyncGenerator<ListedFile> {
  const prefix = folder === undefined ? '' : `${checkedKey(folder)}/`
  let next: string | undefined
  do {
    const after = next
    const page = await ask(() => bucket.listObjectsPaged('/', prefix, LISTED_AT_ONCE, after))
    if (!page) throw new BucketAway(new Error(NOT_OURS))
    for (const { Key, Size, LastModified } of page.objects ?? [])
      yield { key: Key, size: Size, changedAt: LastModified }
    next = page.nextContinuationToken
  } while (next !== undefined)
}
