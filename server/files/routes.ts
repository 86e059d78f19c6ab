import { Readable } from 'node:stream'
import { Problem } from '#contract/problems.ts'
import { servedType } from '#kit/core/files/file-kind.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import { serve, type App } from '#server/serve.ts'
import type { SignedIn } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { filePath, openFile, smallPicturePath } from './file-reply.ts'
import { findFile, type StoredFile } from './queries.ts'
import { linkSigner, type LinkQuery } from './signed-links.ts'
import { thumbOf } from './thumb.ts'

type SmallLinkQuery = LinkQuery & { small?: 'true' | undefined }

/**
 * Private files: for their owner, for the studio, and for whoever holds a signed link that has not ended. Nobody
 * else learns whether a file is there: strangers are told that it is not, visitors to sign in.
 */
export function fileRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/files/:id', async ({ params: { id }, query, user }) => {
    const isOpen = await holdsLink(shop, id, query)
    if (!user && !isOpen) throw new Problem('not_signed_in')
    const file = await findFile(shop.db, id)
    if (!file || !(isOpen || isFor(file, user))) throw new Problem('not_found')
    if (query.small) return smallPicture(shop, file, isOpen)
    const { stream, size } = await openFile(shop.files, file)
    return { stream, headers: privateFileHeaders(file.name, servedType(file.contentType), size) }
  })
}

/** A picture in small. To draw one costs more than to send it, so that a token alone does not open it. */
async function smallPicture(shop: World, { name, key }: StoredFile, isOpen: boolean) {
  const picture = isOpen ? await thumbOf(shop, `/${key}`) : null
  if (!picture) throw new Problem('not_found')
  return { stream: Readable.from([picture]), headers: privateFileHeaders(name, 'image/jpeg', picture.length) }
}

async function holdsLink(shop: World, id: string, { small, ...query }: SmallLinkQuery): Promise<boolean> {
  const path = small ? smallPicturePath(id) : filePath(id)
  return query.signature !== undefined && (await linkSigner(shop)).opens(path, query)
}

function isFor({ ownerId }: { ownerId: string }, user: SignedIn | undefined): boolean {
  return user?.role === 'admin' || user?.id === ownerId
}
