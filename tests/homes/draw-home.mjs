import {
  BasicShadowMap,
  FloatType,
  HemisphereLight,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { holdsPoint } from '#domain/boards/polygons.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { boardPieces } from '#web/boards/in-3d/board-pieces.ts'
import { shellOf } from '#web/boards/in-3d/board-shell.ts'
import { loadModel } from '#web/boards/in-3d/load-model.ts'
import { hung, thingsOf, windowsOf } from './draw-room.mjs'
import { outside } from './outside.mjs'
import { chance, floorMaterial } from './paint.mjs'
import { lightsOf } from './room-lights.mjs'

const colors = {
  wall: '#f4efe6',
  cut: '#8d867c',
  leaf: '#efe9dd',
  pane: '#ffffff',
  ground: '#a9b98f',
  sky: '#e6f0f5',
  oak: '#d8c3a0',
  koa: '#a9683f',
  tile: '#e4dfd5',
  edge: '#6f675c',
  plain: '#cfc4b2',
  thing: '#d9cdb8',
}
export async function pictureOf({
  board: whole,
  models,
  sizes,
  view,
  width,
  height,
  samples,
  seconds = 600,
}) {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer({ canvas, antialias: false })
  renderer.setSize(width, height, false)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = BasicShadowMap
  const scene = new Scene()
  const floors = []
  const rooms = roomsOf(whole)
  const room = rooms.find(({ name }) => name === view.room)
  const within = (records) =>
    Object.fromEntries(Object.entries(records).filter(([, one]) => holdsPoint(room.outline, one)))
  const board = { ...whole, pieces: within(whole.pieces), things: within(whole.things) }
  const { shell, cutFor } = shellOf(board, (name) => colors[name] ?? '#ccc')
  cutFor(null)
  shell.traverse((part) => {
    if (!part.material) return
    if (view.sea && part.position.y < 0) part.visible = false
    if (part.material.transparent) {
      part.material.opacity = 0.05
      part.castShadow = false
    }
    if (part.geometry.type === 'ShapeGeometry' && part.material.side === 1 && part.position.y === 0)
      floors.push(part)
  })
  floors.forEach((floor, at) => (floor.material = floorMaterial(board.rooms[rooms[at]?.id]?.floor ?? 'oak')))
  const inside = (middle, along) =>
    [1, -1].find((hand) =>
      holdsPoint(room.outline, { x: middle.x - along.y * hand * 400, y: middle.y + along.x * hand * 400 }),
    ) ?? 0
  const pieces = boardPieces(
    (name) => colors[name] ?? '#ccc',
    () => undefined,
  )
  await Promise.all(
    [...new Set(Object.values(board.pieces).map(({ product, key }) => `${models[product]} ${key}`))].map(
      (one) => loadModel(...one.split(' ')),
    ),
  )
  pieces.sync({ ...board, things: {} }, ({ product }) => ({
    size: sizes[product],
    shade: '',
    model: models[product],
  }))
  await new Promise((done) => setTimeout(done, 6000))
  scene.add(
    shell,
    pieces.group,
    thingsOf(board),
    windowsOf(board, inside, (opening) => opening.width > 1300 && opening.kind !== 'double'),
    hung(view),
  )
  scene.add(outside(view))
  const baked = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture
  scene.environment = baked
  scene.environmentIntensity = view.light.ambient ?? 0.2
  scene.add(new HemisphereLight('#f4f8ff', '#e8d4b8', view.light.hemisphere ?? 0.3))
  const lights = lightsOf(board, room, view.light)
  scene.add(...lights.all)
  const lens = new PerspectiveCamera(view.fov, width / height, view.near ?? 0.05, 300)
  lens.position.set(view.at[0] / 1000, view.at[2] / 1000, view.at[1] / 1000)
  lens.lookAt(view.to[0] / 1000, view.to[2] / 1000, view.to[1] / 1000)
  const target = new WebGLRenderTarget(width, height, { type: FloatType, samples: 0 })
  const sum = new Float32Array(width * height * 4)
  const one = new Float32Array(width * height * 4)
  const roll = chance(99)
  const start = performance.now()
  let sample = 0
  for (; sample < samples && performance.now() - start < seconds * 1000; sample++) {
    lights.move(sample)
    lens.setViewOffset(width, height, roll() - 0.5, roll() - 0.5, width, height)
    lens.updateProjectionMatrix()
    renderer.setRenderTarget(target)
    renderer.render(scene, lens)
    renderer.readRenderTargetPixels(target, 0, 0, width, height, one)
    for (let i = 0; i < sum.length; i++) sum[i] += Math.min(one[i], 12)
  }
  return developed(sum, { width, height, samples: sample, exposure: view.exposure ?? 1 })
}

/** From light to a picture: a soft shoulder for what is bright, as film has it. */
function developed(sum, { width, height, samples, exposure }) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [width, height]
  const to = canvas.getContext('2d')
  const image = to.createImageData(width, height)
  const film = (x) => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  const code = (x) => 255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, into] = [((height - 1 - y) * width + x) * 4, (y * width + x) * 4]
      const rgb = [0, 1, 2].map((c) => film((sum[from + c] / samples) * exposure * 0.62))
      for (let c = 0; c < 3; c++) image.data[into + c] = code(Math.min(1, Math.max(0, rgb[c])))
      image.data[into + 3] = 255
    }
  to.putImageData(image, 0, 0)
  return canvas.toDataURL('image/png')
}
