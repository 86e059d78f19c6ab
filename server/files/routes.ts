import { Problem } from '#contract/problems.ts'
import { privateFileHeaders } from '#server/http/security-headers.ts'
import { serve, type App } from '#server/http/serve.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Shop } from '#server/shop.ts'
import { filePath, openFile } from './file-reply.ts'
import { findFile } from './queries.ts'
import { linkSigner, type LinkQuery } from './signed-links.ts'

/** Private files: for their owner, for the studio, and for whoever holds a signed link that has not ended. */
export function fileRoutes(app: App, shop: Shop): void {
  serve(app, 'GET /api/files/:id', async ({ params, query, user }) => {
    const file = await findFile(shop.db, params.id)
    if (!file || !(await mayOpen(shop, file, user, query))) throw new Problem('not_found')
    const { stream, size } = await openFile(shop.files, file)
    return { stream, headers: privateFileHeaders(file.name, file.contentType, size) }
  })
}

async function mayOpen(
  shop: Shop,
  { id, ownerId }: { id: string; ownerId: string },
  user: SignedIn | undefined,
  query: LinkQuery,
): Promise<boolean> {
  if (user && (user.role === 'admin' || user.id === ownerId)) return true
  return query.signature !== undefined && (await linkSigner(shop)).opens(filePath(id), query)
}
