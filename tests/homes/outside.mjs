import {
  CanvasTexture,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  SRGBColorSpace,
} from 'three'
import { chance } from './paint.mjs'

/** Sky, with the sea or a garden before it, as bright as it is seen from within. */
export function outside({ sea }) {
  const group = new Group()
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [8, 512]
  const to = canvas.getContext('2d')
  const shades = to.createLinearGradient(0, 0, 0, 512)
  shades.addColorStop(0, '#7fb2d8')
  shades.addColorStop(0.42, '#c3dcea')
  shades.addColorStop(0.497, '#eef3f2')
  shades.addColorStop(0.503, sea ? '#b4ced6' : '#a9bd8f')
  shades.addColorStop(0.56, sea ? '#86adba' : '#8ba36d')
  shades.addColorStop(1, sea ? '#6f9aaa' : '#7f9963')
  to.fillStyle = shades
  to.fillRect(0, 0, 8, 512)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  group.add(
    new Mesh(
      new SphereGeometry(150, 48, 48),
      new MeshBasicMaterial({ map, side: 1, color: new Color(2.1, 2.1, 2.1) }),
    ),
  )
  const roll = chance(21)
  const greens = ['#a9bd92', '#9ab286', '#b9c9a2'].map(
    (color) => new MeshStandardMaterial({ color, roughness: 1, emissive: color, emissiveIntensity: 0.85 }),
  )
  for (let bush = 0; bush < (sea ? 0 : 110); bush++) {
    const size = 0.3 + roll() * 0.5
    const leaves = new Mesh(new SphereGeometry(size, 18, 12), greens[bush % 3])
    leaves.scale.y = 0.8
    leaves.position.set(-17 + bush * 0.33, size * 0.35 + roll() * 0.5, -7 - roll() * 3)
    group.add(leaves)
  }
  return group
}
