declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  type Content = AsyncIterable<Uint8Array> | Buffer

  /** What is used of it: a fake of S3 that checks signatures, with its files in a folder. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    store: {
      putContent(path: string, content: Content): Promise<[size: number, md5: string]>
      getObject(...requested: unknown[]): Promise<unknown>
    }
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
