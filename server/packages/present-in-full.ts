import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Package, PackageItem } from '#contract/packages.ts'
import { sizeInMm } from '#domain/boards/footprint.ts'
import type { ShapeOfProduct } from '#domain/boards/note.ts'
import { sampleRoom, type SampleRoom } from '#domain/packages/sample-room.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import type { PackageInShop, PieceInShop } from './package-in-shop.ts'
import { presentPackage } from './present-package.ts'

/** A package with a plan of each room, as far as measures are listed of what stands there. */
export async function presentInFull(found: PackageInShop, mode: SalesMode, world: World): Promise<Package> {
  const shown = presentPackage(found, mode)
  const rooms = []
  for (const [room, pieces] of Map.groupBy(found.pieces, (piece) => piece.room)) {
    const plan = await planOf(world, room, pieces.flatMap(shapesOf))
    rooms.push({ room, plan, items: withPlaces(shown.roomBreakdown[room] ?? [], pieces, plan) })
  }
  return {
    ...shown,
    roomBreakdown: Object.fromEntries(rooms.map(({ room, items }) => [room, items])),
    floors: Object.fromEntries(
      rooms.flatMap(({ room, plan }) => (plan ? [[room, { width: plan.width, depth: plan.depth }]] : [])),
    ),
  }
}

function withPlaces(
  items: readonly PackageItem[],
  pieces: readonly PieceInShop[],
  plan: SampleRoom | undefined,
): PackageItem[] {
  let first = 0
  return items.map((item, at) => {
    const size = pieces[at] && sizeOf(pieces[at])
    const places = plan?.places.slice(first, first + item.quantity)
    if (!size || !places) return item
    first += item.quantity
    const { widthCm, depthCm } = size
    return { ...item, footprint: { category: categoryOf(pieces[at]!), widthCm, depthCm, places } }
  })
}

/** Names the plans that were made in the cache of a process. */
const made = {}
const MOST_PLANS = 1_000

type Made = { plan: SampleRoom | undefined }

/** Arranging takes a while, and a package is read again whenever the stock of a piece has changed. */
async function planOf(
  { cache }: World,
  room: string,
  shapes: ShapeOfProduct[],
): Promise<SampleRoom | undefined> {
  const plans = cache.stateOf(made, () => new LRUCache<string, Made>({ max: MOST_PLANS }))
  const key = JSON.stringify([room, shapes])
  const cached = plans.get(key)
  if (cached) return cached.plan
  // A room takes up to 50 ms: others get their turn between two of them.
  await nextTurn()
  const plan = sampleRoom(room, shapes)
  plans.set(key, { plan })
  return plan
}

/** What has no page stands in no plan. */
function sizeOf({ product }: PieceInShop) {
  return product?.state === 'live' ? product.details?.size : undefined
}

const categoryOf = ({ product }: PieceInShop) => product?.category ?? ''

function shapesOf(piece: PieceInShop): ShapeOfProduct[] {
  const size = sizeOf(piece)
  const shape = size && { category: categoryOf(piece), size: sizeInMm(size) }
  return shape ? Array.from({ length: piece.quantity }, () => shape) : []
}
