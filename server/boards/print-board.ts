import { readFile } from 'node:fs/promises'
import type { Board } from '#domain/boards/board.ts'
import { sizeInMm, type SizeMm } from '#domain/boards/footprint.ts'
import { holdsPoint } from '#domain/boards/polygons.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { formatLength } from '#domain/designs/plan-lengths.ts'
import { lengthUnitOf } from '#domain/fit/unit-systems.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { lineImageOf } from '#domain/products/line-image.ts'
import type { PrintedBoard, PrintedPicture, PrintedPiece } from '#server/documents/printed-board.ts'
import { Problem } from '#contract/problems.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { drawnOnWhite } from '#kit/node/files/on-white.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { print } from '#server/documents/press.ts'
import { thumbOf } from '#server/files/thumb.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import type { World } from '#server/world.ts'

/** A board as a PDF to scale with its pieces, made on a thread of its own. */
export async function printBoard(
  shop: World,
  title: string,
  board: Board,
  pictures: readonly UploadedFile[],
): Promise<Buffer> {
  const { general } = await currentSettings.get(shop)
  const unit = lengthUnitOf[general.units]
  const ids = [...new Set(Object.values(board.pieces).map(({ product }) => product))]
  const products = ids.length > 0 ? await productsByIds(shop.db, ids) : []
  const productOf = new Map(products.map((product) => [product._id, product]))
  const rooms = roomsOf(board)
  const pieces = Object.values(board.pieces).map((piece): PrintedPiece => {
    const product = productOf.get(piece.product)
    const room = rooms.find(({ outline }) => holdsPoint(outline, piece))
    return {
      name: product?.name ?? 'No longer sold',
      finish: product ? finishOfKey(product.variants, piece.key) : '',
      size: product ? sizeWords(product, unit) : '',
      room: room?.name ?? '',
      picture: product ? pictureOf(product, piece.key) : '',
    }
  })
  const printed: PrintedBoard = {
    title,
    board,
    shapes: Object.fromEntries(products.flatMap((product) => shapeOf(product))),
    pieces,
    pictures: await Promise.all(pictures.map(fitForPaper)),
    thumbs: await thumbsOf(shop, pieces),
    unit,
  }
  return print({ paper: 'board', printed, shop: await paperShop(shop) })
}

/** In pixels: sharp on paper as wide as a sheet. */
const LONGEST_SIDE = 1920

/** Drawn anew, so that nothing but its pixels is kept; called by its file's name. */
async function fitForPaper({ path, name }: UploadedFile): Promise<PrintedPicture> {
  const source = await readFile(path)
  try {
    const { data: bytes, info } = await drawnOnWhite(source, LONGEST_SIDE)
    return { name: name.replace(/\.\w+$/, ''), bytes, width: info.width, height: info.height }
  } catch {
    const message = uploadRules.shopPicture.wrongType
    throw new Problem('unsupported_type', { message, fields: { pictures: message } })
  }
}

/** In its finish, as the list of suggestions shows it. */
function pictureOf({ pictures }: StoredProduct, key: string): string {
  const cover = coverOf(pictures, key)
  return cover ? lineImageOf(cover) : ''
}

/** One after the other: a home has hundreds of pieces at most, and others are served meanwhile. */
async function thumbsOf(shop: World, pieces: readonly PrintedPiece[]): Promise<Map<string, Uint8Array>> {
  const thumbs = new Map<string, Uint8Array>()
  for (const address of new Set(pieces.map(({ picture }) => picture))) {
    const drawn = await thumbOf(shop, address)
    if (drawn) thumbs.set(address, drawn)
  }
  return thumbs
}

type Shape = PrintedBoard['shapes'][string]

/** In the size that a version kept, else in that of the catalogue. */
export function shapeOf({ _id, category, details }: StoredProduct, stored?: SizeMm): [string, Shape][] {
  const size = stored ?? (details.size && sizeInMm(details.size))
  return size ? [[_id, { category, size }]] : []
}

function sizeWords({ details: { size } }: StoredProduct, unit: 'in' | 'cm'): string {
  if (!size) return ''
  return [size.widthCm, size.depthCm, size.heightCm]
    .map((cm) => formatLength(cm / 100)[unit === 'in' ? 'imperial' : 'metric'])
    .join(' × ')
}
