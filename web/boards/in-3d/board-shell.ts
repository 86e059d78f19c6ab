import { BackSide, Group, MeshStandardMaterial, type Material, type Object3D } from 'three'
import type { Board } from '#domain/boards/board.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { facesOf, roomsOf } from '#domain/boards/wall-graph.ts'
import { builtWalls, openLeaves, panes, type BuiltWall, type Solid } from '#domain/boards/wall-solids.ts'
import type { ColorOf } from './colors.ts'
import { floorMesh, solidMesh } from './solid-mesh.ts'

/** The ground goes on so far around the home, in millimetres. */
const AROUND_MM = 60_000
const BELOW_MM = 20

const matt = (color: string) => new MeshStandardMaterial({ color, roughness: 0.9 })

/** Floors, walls, doors and windows of a board. */
export function shellOf(
  board: Board,
  colorOf: ColorOf,
): { shell: Group; cutFor: (eye: Point | null) => void } {
  const shell = new Group()
  const [plaster, cut] = [matt(colorOf('wall')), matt(colorOf('cut'))]
  const walls = builtWalls(board).map((wall) => {
    const [whole, kerb] = [solids(wall.solids, plaster), solids(wall.kerb, cut)]
    shell.add(whole, kerb)
    return { wall, whole, kerb }
  })
  const leaves = solids(openLeaves(board), matt(colorOf('leaf')))
  const glass = solids(
    panes(board),
    new MeshStandardMaterial({ color: colorOf('pane'), transparent: true, opacity: 0.35, roughness: 0.1 }),
  )
  const ceilings = ceilingsOf(board, matt(colorOf('wall')))
  shell.add(ground(board, colorOf('ground')), ...floorsOf(board, colorOf), leaves, glass, ceilings)

  /** Walls between `eye` and the rooms are cut off; all of them stand for whoever is within. */
  function cutFor(eye: Point | null) {
    for (const { wall, whole, kerb } of walls) {
      const isCut = eye !== null && standsBefore(wall, eye)
      whole.visible = !isCut
      kerb.visible = isCut
    }
    leaves.visible = eye === null
    glass.visible = eye === null
    ceilings.visible = eye === null
  }
  return { shell, cutFor }
}

/** Inner walls stand before what lies behind them from every side. */
function standsBefore({ out, middle }: BuiltWall, eye: Point): boolean {
  return out === null || (eye.x - middle.x) * out.x + (eye.y - middle.y) * out.y > 0
}

function solids(all: readonly Solid[], material: MeshStandardMaterial): Group {
  const group = new Group()
  for (const solid of all) group.add(solidMesh(solid, material))
  return group
}

function floorsOf(board: Board, colorOf: ColorOf): Object3D[] {
  const rooms = roomsOf(board)
  return facesOf(board).map(({ corners }, at) => {
    const id = rooms[at]?.id
    const look = (id === undefined ? undefined : board.rooms[id]?.floor) ?? 'oak'
    // Under the walls, too: there is floor in every door.
    return floorMesh(
      corners,
      new MeshStandardMaterial({ color: colorOf(look), roughness: 0.8, side: BackSide }),
    )
  })
}

/** Seen from below alone. */
function ceilingsOf(board: Board, material: Material): Group {
  const group = new Group()
  for (const { corners } of facesOf(board)) group.add(floorMesh(corners, material))
  group.position.y = board.heightMm / 1000
  return group
}

function ground({ nodes }: Board, color: string): Object3D {
  const [xs, ys] = [Object.values(nodes).map(({ x }) => x), Object.values(nodes).map(({ y }) => y)]
  const [left, right] = [Math.min(0, ...xs) - AROUND_MM, Math.max(0, ...xs) + AROUND_MM]
  const [top, foot] = [Math.min(0, ...ys) - AROUND_MM, Math.max(0, ...ys) + AROUND_MM]
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
    { x: left, y: foot },
  ]
  const mesh = floorMesh(corners, new MeshStandardMaterial({ color, roughness: 1, side: BackSide }))
  mesh.position.y = -BELOW_MM / 1000
  return mesh
}
