import { DirectionalLight, SpotLight } from 'three'
import { holdsPoint } from '#domain/boards/polygons.ts'
import { placeOfOpening } from '#domain/boards/swings.ts'
import { chance } from './paint.mjs'

const SPOTS = 3
const radians = (degrees) => (degrees * Math.PI) / 180

/** Lights of one moment of many: the sun within its disc, a point of a window, a point of the room's own surfaces. */
export function lightsOf(board, room, light) {
  const roll = chance(light.seed ?? 1)
  const sun = new DirectionalLight('#ffe6c0', light.sun)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.normalBias = 0.02
  Object.assign(sun.shadow.camera, { left: -9, right: 9, top: 9, bottom: -9, far: 60 })
  const spots = Array.from({ length: SPOTS }, () => {
    const spot = new SpotLight('#fff', 1, 0, radians(86), 1, 2)
    spot.castShadow = true
    spot.shadow.mapSize.set(768, 768)
    spot.shadow.normalBias = 0.03
    spot.shadow.bias = -0.0005
    spot.shadow.camera.near = 0.03
    return spot
  })
  const xs = room.outline.map(({ x }) => x / 1000)
  const zs = room.outline.map(({ y }) => y / 1000)
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const high = board.heightMm / 1000
  const windows = Object.values(board.openings)
    .filter(({ kind }) => ['window', 'sliding', 'double'].includes(kind))
    .flatMap((opening) => {
      const { middle, along } = placeOfOpening(board, opening)
      const inwards = [1, -1].map((hand) => ({ x: -along.y * hand, y: along.x * hand }))
      const way = inwards.find(({ x, y }) =>
        holdsPoint(room.outline, { x: middle.x + x * 400, y: middle.y + y * 400 }),
      )
      return way ? [{ opening, middle, along, way, area: (opening.width * opening.height) / 1e6 }] : []
    })
  const glass = windows.reduce((sum, { area }) => sum + area, 0)

  function aim(spot, from, way, intensity, color) {
    spot.position.set(...from)
    spot.target.position.set(from[0] + way[0], from[1] + way[1], from[2] + way[2])
    spot.intensity = intensity
    spot.color.set(color)
  }
  function fromWindow(spot) {
    let pick = roll() * glass
    const window = windows.find(({ area }) => (pick -= area) <= 0) ?? windows[0]
    const { opening, middle, along, way } = window
    const u = (roll() - 0.5) * (opening.width - 120)
    const up = opening.sill + 60 + roll() * (opening.height - 120)
    const from = [
      (middle.x + along.x * u + way.x * 30) / 1000,
      up / 1000,
      (middle.y + along.y * u + way.y * 30) / 1000,
    ]
    aim(spot, from, [way.x, -0.25, way.y], light.window * glass, light.sky ?? '#eaf3ff')
  }
  function fromRoom(spot, part) {
    const [x, z] = [left + 0.15 + roll() * (right - left - 0.3), top + 0.15 + roll() * (foot - top - 0.3)]
    const area = (right - left) * (foot - top)
    if (part === 0) return aim(spot, [x, high - 0.03, z], [0.01, -1, 0], light.bounce * 1.5 * area, '#fff4e4')
    if (part === 1) return aim(spot, [x, 0.03, z], [0.01, 1, 0], light.bounce * 1.1 * area, '#ffe2bd')
    const y = 0.2 + roll() * (high - 0.4)
    const side = Math.floor(roll() * 4)
    const place = [
      [left + 0.03, y, z],
      [right - 0.03, y, z],
      [x, y, top + 0.03],
      [x, y, foot - 0.03],
    ][side]
    const way = [
      [1, 0.01, 0],
      [-1, 0.01, 0],
      [0, 0.01, 1],
      [0, 0.01, -1],
    ][side]
    return aim(spot, place, way, light.bounce * 3 * (right - left) * high * 0.8, '#fff3e2')
  }
  return {
    all: [sun, sun.target, ...spots.flatMap((spot) => [spot, spot.target])],
    move(sample) {
      const [turn, tilt] = [
        radians(light.turn + (roll() - 0.5) * 2.4),
        radians(light.tilt + (roll() - 0.5) * 2.4),
      ]
      const [x, z] = [(left + right) / 2, (top + foot) / 2]
      sun.target.position.set(x, 0, z)
      sun.position.set(
        x + Math.sin(turn) * Math.cos(tilt) * 25,
        Math.sin(tilt) * 25,
        z - Math.cos(turn) * Math.cos(tilt) * 25,
      )
      spots.forEach((spot, at) => (at < 1 ? fromWindow(spot) : fromRoom(spot, (sample + at) % 3)))
    },
  }
}
