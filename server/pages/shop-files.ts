import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import type { Files } from '#kit/node/files/store.ts'
import { modelPageHeaders } from '#kit/node/http/security-headers.ts'

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
  for (const [folder, contentTypes] of Object.entries(publicFolders)) {
    http.route({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
      compress: false,
      handler: (request: FileRequest, reply) => sendFile(files, folder, contentTypes, request, reply),
    })
  }
}

async function sendFile(
  files: Files,
  folder: string,
  contentTypes: Record<string, string>,
  request: FileRequest,
  reply: FastifyReply,
) {
  const name = request.params['*']
  const contentType = contentTypes[NAME.exec(name)?.[1] ?? '']
  const file = contentType ? await files.read(`${folder}/${name}`) : undefined
  if (!file) throw new Problem('not_found')
  const etag = `"${name}-${file.size}"`
  const isPage = name.endsWith('.html')
  if (isPage) reply.removeHeader('x-frame-options')
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    // Mails and link previews show our pictures on other sites.
    'cross-origin-resource-policy': 'cross-origin',
    ...(isPage && modelPageHeaders),
  })
  const isExisting = request.headers['if-none-match'] === etag
  if (!isExisting) reply.headers({ 'content-type': contentType, 'content-length': file.size })
  if (!isExisting && request.method === 'GET') return reply.send(file.stream)
  file.stream.destroy()
  return reply.code(isExisting ? 304 : 200).send()
}
