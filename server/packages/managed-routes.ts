import { orderableUnits } from '#domain/stock/availability.ts'
import type { ManagedPackage } from '#contract/packages-admin.ts'
import type { Db } from '#kit/node/db/database.ts'
import { api } from '#contract/api.ts'
import { refuseForeign } from '#server/refuse-foreign.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { requirePackage } from './managed-packages.ts'
import { packagesInShop, type PackageInShop, type PieceInShop } from './package-in-shop.ts'
import { movePackage } from './move-package.ts'
import { listAllPackages, type StoredPackage } from './queries.ts'
import { removePackage } from './remove-package.ts'
import { changePackage, createPackage } from './write-package.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { isVariantKey } from '#domain/products/variant-key.ts'
import { presentPicture } from '#server/products/present-product.ts'
import { pieceName, presentPackage } from './present-package.ts'

const DELETED = 'Package deleted successfully'

/** What the studio does with packages. */
export function managedPackageRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/packages/managed', async () => ({
    packages: await presentAll(shop.db, await listAllPackages(shop.db)),
  }))

  serve(app, 'GET /api/packages/managed/:id', async ({ params }) =>
    replyWith(shop.db, await requirePackage(shop.db, params.id)),
  )

  serve(app, 'POST /api/packages', ({ user, body, submit }) =>
    createPackage(shop, user, body, submit, replyWith),
  )

  serve(app, 'PUT /api/packages/:id', async ({ user, params, body }) => {
    await refuseForeign(api['PUT /api/packages/:id'], body, async () =>
      replyWith(shop.db, await requirePackage(shop.db, params.id)),
    )
    return replyWith(shop.db, await changePackage(shop, user, params.id, body))
  })

  serve(app, 'PUT /api/packages/:id/place', async ({ user, params, body }) =>
    replyWith(shop.db, await movePackage(shop, user, params.id, body.move)),
  )

  serve(app, 'DELETE /api/packages/:id', async ({ user, params }) => {
    const { isArchived } = await removePackage(shop, user, params.id)
    const message = isArchived ? `${DELETED}. It was ordered before, so it is kept in the archive.` : DELETED
    return { message, archived: isArchived }
  })
}

async function presentAll(db: Db, stored: readonly StoredPackage[]): Promise<ManagedPackage[]> {
  return (await packagesInShop(db, stored)).map(presentManagedPackage)
}

async function replyWith(db: Db, stored: StoredPackage): Promise<{ package: ManagedPackage }> {
  const [found] = await presentAll(db, [stored])
  if (!found) throw new Error(`The package ${stored._id} is not there`)
  return { package: found }
}

/** A package as the studio sees it: each piece with what can be chosen about it, and no price but its own. */
function presentManagedPackage(found: PackageInShop): ManagedPackage {
  const {
    items: _items,
    roomBreakdown: _rooms,
    piecesPrice: _one,
    home: _home,
    ...reported
  } = presentPackage(found, 'quote')
  const rooms = [...Map.groupBy(found.pieces, ({ room }) => room)]
  return {
    ...reported,
    isArchived: found.isArchived,
    board: found.board,
    updatedAt: found.updatedAt,
    scarcest: found.scarcest,
    rooms: rooms.map(([name, pieces]) => ({ name, items: pieces.map(presentPiece) })),
  }
}

function presentPiece(piece: PieceInShop): ManagedPackage['rooms'][number]['items'][number] {
  const { product, productId, variantKey, choice, quantity } = piece
  const cover = coverOf(product?.pictures ?? [], variantKey)
  const isMade = product !== undefined && isVariantKey(product.variants, variantKey)
  return {
    product: productId,
    name: pieceName(piece),
    quantity,
    variants: choice,
    choices: (product?.variants ?? []).map(({ name, options }) => ({ name, options })),
    picture: cover ? presentPicture(cover) : null,
    stock: product ? orderableUnits(product, variantKey) : null,
    isGone: product !== undefined && (product.state !== 'live' || !isMade),
  }
}
