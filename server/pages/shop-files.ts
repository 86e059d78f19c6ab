import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import type { Files } from '#kit/node/files/store.ts'
import { modelPageHeaders } from '#kit/node/http/security-headers.ts'
import { lateAvif } from '#server/products/late-avif.ts'

/** The public folders of the store, and what may lie in them by ending. */
const publicFolders: Record<string, Record<string, string>> = {
  pictures: {
    webp: 'image/webp',
    avif: 'image/avif',
    png: 'image/png',
    jpg: 'image/jpeg',
    ico: 'image/x-icon',
  },
  models: { glb: 'model/gltf-binary', html: 'text/html; charset=utf-8' },
}

/** One name without folders: nothing that a file system could read as a way out. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,150}\.([a-z]{2,5})$/

type FileRequest = FastifyRequest<{ Params: { '*': string } }>

/** The shop's pictures and 3D models, for everyone and for ever: their names change with their bytes. */
export function shopFileRoutes(http: FastifyInstance, { files }: { files: Files }): void {
  const parts = { files, madeLate: lateAvif(files) }
  for (const [folder, contentTypes] of Object.entries(publicFolders)) {
    http.route({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
      handler: (request: FileRequest, reply) => sendFile(parts, folder, contentTypes, request, reply),
    })
  }
}

async function sendFile(
  { files, madeLate }: { files: Files; madeLate: ReturnType<typeof lateAvif> },
  folder: string,
  contentTypes: Record<string, string>,
  request: FileRequest,
  reply: FastifyReply,
) {
  const name = request.params['*']
  const contentType = contentTypes[NAME.exec(name)?.[1] ?? '']
  const key = `${folder}/${name}`
  const stored = contentType ? await files.read(key) : undefined
  const late = stored || !contentType ? undefined : await madeLate(key, request.log)
  const file = stored ?? late?.file
  const isStandIn = late?.isAvif === false
  if (!file) throw new Problem('not_found')
  const etag = `"${name}-${file.size}"`
  const isPage = name.endsWith('.html')
  if (isPage) reply.removeHeader('x-frame-options')
  reply.headers({
    etag,
    'cache-control': isStandIn ? 'no-store' : 'public, max-age=31536000, immutable',
    // Mails and link previews show our pictures on other sites.
    'cross-origin-resource-policy': 'cross-origin',
    ...(isPage && modelPageHeaders),
  })
  const isExisting = request.headers['if-none-match'] === etag
  const sentType = isStandIn ? contentTypes['webp'] : contentType
  if (!isExisting) reply.headers({ 'content-type': sentType, 'content-length': file.size })
  if (!isExisting && request.method === 'GET') return reply.send(file.stream)
  file.stream.destroy()
  return reply.code(isExisting ? 304 : 200).send()
}
