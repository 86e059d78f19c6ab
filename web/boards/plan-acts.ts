import { allVariantKeys, defaultChoice, variantKey } from '#domain/products/variant-key.ts'
import type { Product } from '#contract/products.ts'
import { arranged } from '#domain/boards/arranged.ts'
import type { Id, Piece } from '#domain/boards/board.ts'
import { FARTHEST_MM } from '#domain/boards/board-limits.ts'
import { holds, overlaps } from '#domain/boards/boxes.ts'
import { wholeTurn, type SizeMm } from '#domain/boards/footprint.ts'
import type { Products } from '#domain/boards/note.ts'
import { areaOf, holdsPoint, type Polygon } from '#domain/boards/polygons.ts'
import { backToWall, freePlace, type Around } from '#domain/boards/snapping.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { shapeOf, sizeOf, type BoardProducts } from './board-products.ts'
import { newId } from './device-plan.ts'
import type { Plan } from './plan-store.ts'
import { placeWords } from './plan-words.ts'
import { aroundOf } from './use-carrying.ts'

type Hands = { plan: Plan; products: BoardProducts; shapes: Products; unit: LengthUnit }
export type WantedPiece = {
  product: Product
  key?: string | undefined
  /** The name of the one that it is meant for. */
  room?: string | undefined
}
export type PlanActs = ReturnType<typeof planActs>

/** Everything that can be done with a piece; pointer, keys and fields end here alike. */
export function planActs({ plan, products, shapes, unit }: Hands) {
  const board = () => plan.state.get().board
  const nameOf = (id: Id) => products.get(board().pieces[id]?.product ?? '')?.name ?? 'The piece'
  const put = (id: Id, value: Piece, what: string, burst = '') =>
    plan.act([{ of: 'pieces', id, value }], `${nameOf(id)} ${what}`, burst)

  function change(id: Id, part: Partial<Piece>, what: string, burst?: string) {
    const piece = board().pieces[id]
    if (piece) put(id, { ...piece, ...part }, what, burst)
  }

  function moveTo(id: Id, place: Partial<Piece>, burst?: string) {
    const piece = board().pieces[id]
    if (!piece) return
    const { x = piece.x, y = piece.y } = place
    const moved = { ...piece, ...place, x: withinReach(x), y: withinReach(y) }
    put(id, moved, `stands ${placeWords(board(), moved, unit)}`, burst)
  }

  function add(product: Product, key?: string) {
    const size = sizeOf(product)
    if (!size) return
    const place = freeIn(inRoom(aroundOf(board(), shapes, unit), plan.state.get()), size)
    const rest = { turn: 0, up: 0, isLocked: false, note: '' }
    const value = { product: product._id, key: finishOf(product, key), ...place, ...rest }
    const id = newId()
    plan.act([{ of: 'pieces', id, value }], `${product.name} placed ${placeWords(board(), value, unit)}`)
    plan.select(id)
  }

  /** Each in a room that fits it; as one step, which is undone as one. */
  function addAll(wanted: readonly WantedPiece[], name: string) {
    const all = new Map([...shapes, ...wanted.flatMap(({ product }) => shapeOf(product))])
    const pieces = wanted.map(({ product, key, room }) => {
      return { product: product._id, key: finishOf(product, key), room }
    })
    const edits = arranged(board(), all, pieces).map((value) => {
      return { of: 'pieces' as const, id: newId(), value }
    })
    if (edits.length > 0) plan.act(edits, `${name} placed: ${edits.length} pieces`)
  }

  function remove(id: Id) {
    plan.act([{ of: 'pieces', id, value: null }], `${nameOf(id)} taken away`)
  }

  function double(id: Id) {
    const piece = board().pieces[id]
    const [copy, size] = [newId(), piece && shapes.get(piece.product)]
    if (!piece) return
    const value = { ...piece, x: piece.x + (size?.size.w ?? 0) / 4, y: piece.y + (size?.size.d ?? 0) / 4 }
    const whole = { ...value, x: Math.round(value.x), y: Math.round(value.y) }
    plan.act([{ of: 'pieces', id: copy, value: whole }], `${nameOf(id)} doubled`)
    plan.select(copy)
  }

  function toWall(id: Id) {
    const piece = board().pieces[id]
    const shape = piece && shapes.get(piece.product)
    if (!piece || !shape) return
    const { outlines } = aroundOf(board(), shapes, unit, id)
    const { x, y, turn } = backToWall({ ...piece, ...shape.size, hasBack: true }, outlines)
    moveTo(id, { x, y, turn })
  }

  function toMiddle(id: Id) {
    const piece = board().pieces[id]
    const rooms = roomsOf(board())
    const room = rooms.find(({ outline }) => piece && holdsPoint(outline, piece)) ?? rooms[0]
    if (room) moveTo(id, { x: Math.round(room.centre.x), y: Math.round(room.centre.y) })
  }

  function toRoom(id: Id, outline: Polygon) {
    const piece = board().pieces[id]
    const shape = piece && shapes.get(piece.product)
    if (!shape) return
    const around = { ...aroundOf(board(), shapes, unit, id), outlines: [outline] }
    moveTo(id, { ...freeIn(around, shape.size), turn: 0 })
  }

  return {
    add,
    addAll,
    toRoom,
    remove,
    double,
    toWall,
    toMiddle,
    moveTo,
    moveBy: (id: Id, dx: number, dy: number) => {
      const piece = board().pieces[id]
      if (piece) moveTo(id, { x: piece.x + dx, y: piece.y + dy }, `move ${id}`)
    },
    turnBy: (id: Id, degrees: number) => {
      const piece = board().pieces[id]
      if (piece) moveTo(id, { turn: wholeTurn(piece.turn + degrees) }, `turn ${id}`)
    },
    finish: (id: Id, key: string, words: string) => change(id, { key }, `in ${words}`),
  }
}

const withinReach = (mm: number) => Math.max(-FARTHEST_MM, Math.min(FARTHEST_MM, mm))

/** The one that is wanted where there is such a one, else the usual. */
function finishOf({ variants }: Product, wanted = variantKey(variants, defaultChoice(variants))): string {
  const keys = allVariantKeys(variants)
  return wanted !== undefined && keys.includes(wanted) ? wanted : (keys[0] ?? 'default')
}

/** The first free place of the first room. */
function freeIn(around: Around, size: SizeMm) {
  const isFree = (shape: Polygon) =>
    (around.outlines.length === 0 || around.outlines.some((outline) => holds(outline, shape))) &&
    !around.shapes.some((other) => overlaps(shape, other))
  return freePlace(size, around, isFree)
}

/** The room of the selected piece comes first, else the largest. */
function inRoom(
  around: Around,
  { board, selected }: Pick<ReturnType<Plan['state']['get']>, 'board' | 'selected'>,
): Around {
  const piece = selected === null ? undefined : board.pieces[selected]
  const isHere = (outline: Polygon) => Number(piece !== undefined && holdsPoint(outline, piece))
  const outlines = around.outlines.toSorted(
    (one, other) => isHere(other) - isHere(one) || areaOf(other) - areaOf(one),
  )
  return { ...around, outlines }
}
