import {
  BoxGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import type { Board, Id, Piece, Thing } from '#domain/boards/board.ts'
import type { SizeMm } from '#domain/boards/footprint.ts'
import type { ColorOf } from './colors.ts'
import { loadModel, scaleTo } from './load-model.ts'

/** How a piece looks: its size, and the one that is sold by now; the shade of its finish, its model where it has one. */
export type PieceLook = { size: SizeMm; sold?: SizeMm; shade: string; model: string | undefined }

/** Pieces and things of a board: boxes of their true size at once, models as they come. */
export function boardPieces(colorOf: ColorOf, draw: () => void) {
  const group = new Group()
  const standing = new Map<Id, { holder: Group; key: string }>()
  const models = new Map<string, Promise<Group>>()
  const dressing: Promise<void>[] = []

  function modelOf(address: string, finish: string): Promise<Group> {
    return models.getOrInsertComputed(`${address} ${finish}`, () => loadModel(address, finish))
  }

  function stand(id: Id, piece: Piece, look: PieceLook): Group {
    const key = [piece.product, piece.key, look.shade, ...Object.values(look.size)].join(' ')
    const before = standing.get(id)
    if (before?.key === key) return before.holder
    if (before) takeAway(id, before.holder)
    const holder = new Group()
    holder.name = id
    holder.userData['piece'] = true
    holder.add(boxOf(look.size, look.shade || colorOf('plain'), colorOf('edge')))
    standing.set(id, { holder, key })
    group.add(holder)
    if (look.model !== undefined) dressing.push(dress(holder, modelOf(look.model, piece.key), look))
    return holder
  }

  async function dress(holder: Group, loading: Promise<Group>, { size, sold }: PieceLook) {
    // Without its model a piece stays the box that it is.
    const model = await loading.catch(() => undefined)
    if (!model || holder.parent !== group) return
    const copy = model.clone()
    scaleTo(copy, size, sold)
    const [box] = holder.children
    if (box) disposeOf(box)
    if (box) holder.remove(box)
    holder.add(copy)
    draw()
  }

  function takeAway(id: Id, holder: Group) {
    group.remove(holder)
    standing.delete(id)
  }

  const things = new Group()
  group.add(things)
  let shown: Board['things'] | undefined

  /** Follows a board: what stands where it stood is left alone. */
  function sync(board: Board, lookOf: (piece: Piece) => PieceLook | undefined): void {
    for (const [id, { holder }] of standing) if (!board.pieces[id]) takeAway(id, holder)
    for (const [id, piece] of Object.entries(board.pieces)) {
      const look = lookOf(piece)
      if (look) setPlace(stand(id, piece, look), piece)
    }
    if (shown === board.things) return
    shown = board.things
    for (const thing of things.children) disposeOf(thing)
    things.clear()
    for (const thing of Object.values(board.things)) things.add(thingBox(thing, colorOf))
  }

  /** A frame around the piece that is selected. */
  let frame: LineSegments | undefined
  function select(id: Id | null, size: SizeMm | undefined) {
    if (frame) disposeOf(frame)
    frame?.parent?.remove(frame)
    frame = undefined
    const holder = id === null ? undefined : standing.get(id)?.holder
    if (!holder || !size) return
    frame = edgesOf(size, colorOf('selected'))
    holder.add(frame)
  }

  async function dispose() {
    disposeOf(group)
    for (const loading of models.values()) disposeOf(await loading.catch(() => new Group()))
  }
  /** Once every model that is on its way stands there, or is known not to come. */
  async function dressed(): Promise<void> {
    await Promise.allSettled(dressing)
  }
  return { group, sync, select, dispose, dressed }
}

/** The one mapping of the sheet to the room: angles turn the other way once y is up. */
function setPlace(object: Object3D, { x, y, up, turn }: Piece | Thing): void {
  object.position.set(x / 1000, up / 1000, y / 1000)
  object.rotation.y = (-turn * Math.PI) / 180
}

function boxGeometry({ w, d, h }: SizeMm): BoxGeometry {
  const box = new BoxGeometry(w / 1000, h / 1000, d / 1000)
  box.translate(0, h / 2000, 0)
  return box
}

function boxOf(size: SizeMm, color: string, edge: string): Group {
  const box = new Group()
  const mesh = new Mesh(boxGeometry(size), new MeshStandardMaterial({ color, roughness: 0.9 }))
  mesh.castShadow = true
  mesh.receiveShadow = true
  box.add(mesh, edgesOf(size, edge))
  return box
}

function edgesOf(size: SizeMm, color: string): LineSegments {
  return new LineSegments(new EdgesGeometry(boxGeometry(size)), new LineBasicMaterial({ color }))
}

function thingBox(thing: Thing, colorOf: ColorOf): Group {
  const box = boxOf({ w: thing.w, d: thing.d, h: Math.max(thing.h, 1) }, colorOf('thing'), colorOf('edge'))
  setPlace(box, thing)
  return box
}

/** Frees what an object and all in it hold of the graphics memory. */
export function disposeOf(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh || part instanceof LineSegments)) return
    part.geometry.dispose()
    for (const value of Object.values(part.material)) if (isTexture(value)) value.dispose()
    part.material.dispose()
  })
}

const isTexture = (value: unknown): value is { dispose: () => void } =>
  typeof value === 'object' && value !== null && 'isTexture' in value && 'dispose' in value
