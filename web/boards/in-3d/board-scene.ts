import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
  type Object3D,
} from 'three'
import type { Board, Id, Piece } from '#domain/boards/board.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { boardPieces, disposeOf, type PieceLook } from './board-pieces.ts'
import { shellOf } from './board-shell.ts'
import { colorOf } from './colors.ts'
import { FIELD_OF_VIEW, placesOf, type Camera } from './camera.ts'

export type BoardScene = ReturnType<typeof openScene>
export type SceneContent = {
  board: Board
  selected: Id | null
  lookOf: (piece: Piece) => PieceLook | undefined
}

/** In pixels. */
export type PictureSize = { width: number; height: number; samples: number }

/** A frame that is narrower, by its height, shows as much from side to side as this one. */
const NARROWEST = 1.2
/** How far the sun goes within its disc, in metres beside where it stands, and by which angle with each sample. */
const SUN_M = 1.4
const GOLDEN = 2.4
/** Shadows fall so far around the home, in metres. */
const SHADOW_M = 20

/** Draws a board in 3D on `canvas`, again whenever something changed and never otherwise. */
export function openScene(canvas: HTMLCanvasElement, isQuick: boolean) {
  const renderer = new WebGLRenderer({ canvas, antialias: isQuick })
  // What draws without graphics hardware draws a quarter of the pixels, and no shadows.
  renderer.setPixelRatio(isQuick ? Math.min(window.devicePixelRatio, 2) : 0.5)
  renderer.shadowMap.enabled = isQuick
  const scene = new Scene()
  scene.background = new Color(colorOf('sky'))
  const lens = new PerspectiveCamera(FIELD_OF_VIEW.orbit, 1, 0.05, 200)
  const sun = sunlight(colorOf('sun'))
  scene.add(new HemisphereLight(colorOf('sky'), colorOf('earth'), 1.9), sun, sun.target)
  const pieces = boardPieces(colorOf, draw)
  scene.add(pieces.group)
  let shell: ReturnType<typeof shellOf> | undefined
  let [shown, view]: [Board | undefined, Camera | undefined] = [undefined, undefined]
  let frame = 0

  function resize(width: number, height: number) {
    renderer.setSize(width, height, false)
    lens.aspect = width / height
    draw()
  }
  function draw() {
    if (frame === 0) frame = requestAnimationFrame(render)
  }
  function render() {
    frame = 0
    if (!view) return
    const { at, to } = placesOf(view)
    lens.position.set(at.x, at.y, at.z)
    lens.lookAt(to.x, to.y, to.z)
    lens.fov = fieldOfView(FIELD_OF_VIEW[view.how], lens.aspect)
    lens.updateProjectionMatrix()
    shell?.cutFor(view.how === 'orbit' ? { x: at.x * 1000, y: at.z * 1000 } : null)
    renderer.render(scene, lens)
  }

  function sync({ board, selected, lookOf }: SceneContent) {
    if (!shown || isOtherShell(shown, board)) {
      if (shell) scene.remove(shell.shell)
      if (shell) disposeOf(shell.shell)
      shell = shellOf(board, colorOf)
      scene.add(shell.shell)
      lightOver(sun, board)
    }
    shown = board
    pieces.sync(board, lookOf)
    const piece = selected === null ? undefined : board.pieces[selected]
    pieces.select(selected, piece && lookOf(piece)?.size)
    draw()
  }

  /** A picture of what `camera` sees, of so many samples: with each the sun goes a little within its disc, so that shadows are soft. */
  async function picture(camera: Camera, { width, height, samples }: PictureSize): Promise<Blob | null> {
    await pieces.dressed()
    view = camera
    renderer.setPixelRatio(1)
    resize(width, height)
    const { x, y, z } = sun.position
    const sheet = new OffscreenCanvas(width, height)
    const paper = sheet.getContext('2d')
    for (let sample = 0; sample < samples; sample++) {
      const [far, angle] = [Math.sqrt(sample / samples), sample * GOLDEN]
      sun.position.set(x + SUN_M * far * Math.cos(angle), y, z + SUN_M * far * Math.sin(angle))
      lens.setViewOffset(
        width,
        height,
        Math.cos(angle) * far * 0.5,
        Math.sin(angle) * far * 0.5,
        width,
        height,
      )
      render()
      if (!paper) return null
      paper.globalAlpha = 1 / (sample + 1)
      paper.drawImage(canvas, 0, 0)
    }
    sun.position.set(x, y, z)
    return sheet.convertToBlob({ type: 'image/jpeg', quality: 0.86 })
  }

  /** The piece at a point of the canvas, in parts of it from its upper left corner. */
  function pieceAt({ x, y }: Point): Id | null {
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), lens)
    // A line is hit from a meter away.
    const hit = ray.intersectObjects([pieces.group], true).find(({ object }) => object instanceof Mesh)
    return hit ? pieceOf(hit.object) : null
  }

  function dispose() {
    cancelAnimationFrame(frame)
    view = undefined
    if (shell) disposeOf(shell.shell)
    void pieces.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
  }
  return {
    sync,
    pieceAt,
    picture,
    dispose,
    look: (camera: Camera) => {
      view = camera
      draw()
    },
    resize,
  }
}

function fieldOfView(degrees: number, aspect: number): number {
  const half = Math.tan((degrees * Math.PI) / 360) * Math.max(NARROWEST / aspect, 1)
  return (Math.atan(half) * 360) / Math.PI
}

function sunlight(color: string): DirectionalLight {
  const sun = new DirectionalLight(color, 2.2)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.normalBias = 0.02
  Object.assign(sun.shadow.camera, {
    left: -SHADOW_M,
    right: SHADOW_M,
    top: SHADOW_M,
    bottom: -SHADOW_M,
    far: 4 * SHADOW_M,
  })
  return sun
}

/** The sun stands over the middle of the home, in the afternoon. */
function lightOver(sun: DirectionalLight, { nodes }: Board): void {
  const all = Object.values(nodes)
  const x = all.reduce((sum, node) => sum + node.x, 0) / Math.max(all.length, 1) / 1000
  const z = all.reduce((sum, node) => sum + node.y, 0) / Math.max(all.length, 1) / 1000
  sun.target.position.set(x, 0, z)
  sun.position.set(x - 9, 16, z + 11)
}

/** Parts that an edit leaves alone stay the same objects. */
function isOtherShell(one: Board, other: Board): boolean {
  return (['nodes', 'walls', 'openings', 'rooms', 'heightMm'] as const).some(
    (part) => one[part] !== other[part],
  )
}

function pieceOf(object: Object3D | null): Id | null {
  if (!object) return null
  return object.name !== '' && object.userData['piece'] === true ? object.name : pieceOf(object.parent)
}
