import { CanvasTexture, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace } from 'three'

export const matt = (color, more = {}) => new MeshStandardMaterial({ color, roughness: 0.9, ...more })

/** The same chance each time, from 0 to under 1. */
export function chance(seed = 7) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

export function painted(size, draw) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = size
  draw(canvas.getContext('2d'), ...size)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.anisotropy = 8
  return texture
}

const mixed = ([r, g, b], by) => `rgb(${r + by}, ${g + by}, ${b + by})`
const woods = { oak: [205, 174, 132], koa: [166, 118, 80], tile: [222, 216, 205] }

/** Planks of 140 mm; its sheet is 2.4 by 1.4 m. */
export function floorMaterial(look) {
  const roll = chance(3)
  const tone = woods[look] ?? woods.oak
  const map = painted([1536, 896], (to, width, height) => {
    const plank = height / 10
    for (let row = 0; row < 10; row++) {
      let x = -roll() * 700
      while (x < width) {
        const long = 620 + roll() * 420
        const by = (roll() - 0.5) * 16
        to.fillStyle = mixed(tone, by)
        to.fillRect(x, row * plank, long, plank)
        for (let line = 0; line < 26; line++) {
          to.fillStyle = `rgb(60 35 10 / ${0.02 + roll() * 0.05})`
          to.fillRect(
            x + roll() * long * 0.5,
            row * plank + roll() * plank,
            long * (0.3 + roll() * 0.6),
            1 + roll() * 1.5,
          )
        }
        to.fillStyle = 'rgb(40 22 8 / 0.4)'
        to.fillRect(x, row * plank, 1.5, plank)
        x += long
      }
      to.fillStyle = 'rgb(40 22 8 / 0.4)'
      to.fillRect(0, row * plank, width, 1.5)
    }
  })
  map.repeat.set(1 / 2.4, 1 / 1.4)
  return new MeshStandardMaterial({ map, roughness: 0.55, side: 1 })
}

export function woven(tone, seed) {
  const roll = chance(seed)
  return painted([512, 512], (to, width, height) => {
    to.fillStyle = mixed(tone, 0)
    to.fillRect(0, 0, width, height)
    for (let y = 0; y < height; y += 4)
      for (let x = (y / 4) % 2 ? 4 : 0; x < width; x += 8) {
        to.fillStyle = mixed(tone, (roll() - 0.5) * 34)
        to.fillRect(x, y, 7, 3)
      }
  })
}
