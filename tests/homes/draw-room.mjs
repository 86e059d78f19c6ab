import { BoxGeometry, CylinderGeometry, DoubleSide, Group, Mesh, PlaneGeometry, SphereGeometry } from 'three'
import { placeOfOpening } from '#domain/boards/swings.ts'
import { chance, matt, painted, woven } from './paint.mjs'

function at(object, { x, y, turn = 0, up = 0 }) {
  object.position.set(x / 1000, up / 1000, y / 1000)
  object.rotation.y = (-turn * Math.PI) / 180
  return object
}

function box(w, h, d, material, [x, y, z] = [0, 0, 0]) {
  const mesh = new Mesh(new BoxGeometry(w / 1000, h / 1000, d / 1000), material)
  mesh.position.set(x / 1000, (y + h / 2) / 1000, z / 1000)
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}

function rug({ w, d, name }) {
  const map = woven(name.includes('Sisal') ? [196, 172, 132] : [226, 218, 203], 5)
  map.repeat.set(w / 420, d / 420)
  const [top, hem] = [matt('#fff', { map }), matt(name.includes('Sisal') ? '#5f6b58' : '#cbbfa9')]
  const group = new Group()
  group.add(box(w, 10, d, hem), box(w - 110, 13, d - 110, top))
  return group
}

function counter({ w, d, h }) {
  const group = new Group()
  const [front, top] = [matt('#e9e4d8', { roughness: 0.6 }), matt('#d9d2c5', { roughness: 0.3 })]
  group.add(
    box(w, h - 40, d - 40, matt('#dcd5c6'), [0, 0, -20]),
    box(w + 20, 36, d + 10, top, [0, h - 36, 0]),
  )
  const doors = Math.round(w / 600)
  for (let door = 0; door < doors; door++)
    group.add(box(w / doors - 8, h - 150, 20, front, [-w / 2 + (door + 0.5) * (w / doors), 100, d / 2 - 32]))
  return group
}

function plant({ w, h }) {
  const roll = chance(11)
  const group = new Group()
  const pot = new Mesh(new CylinderGeometry(w / 2600, w / 3300, 0.38, 40), matt('#e8e2d6'))
  pot.position.y = 0.19
  pot.castShadow = pot.receiveShadow = true
  group.add(pot)
  const greens = ['#4f6b43', '#5d7a4c', '#43603c'].map((color) =>
    matt(color, { side: DoubleSide, roughness: 0.6 }),
  )
  for (let leaf = 0; leaf < 34; leaf++) {
    const long = (0.32 + roll() * 0.5) * (h / 1750)
    const blade = new PlaneGeometry(0.085 + roll() * 0.05, long, 4, 12)
    const place = blade.attributes.position
    for (let i = 0; i < place.count; i++) {
      const part = place.getY(i) / long + 0.5
      place.setX(i, place.getX(i) * Math.sin(Math.PI * (0.08 + part * 0.9)))
      place.setY(i, part * long)
      place.setZ(i, part * part * long * 0.55 - Math.abs(place.getX(i)) * 0.6)
    }
    blade.computeVertexNormals()
    const mesh = new Mesh(blade, greens[leaf % 3])
    mesh.castShadow = mesh.receiveShadow = true
    mesh.rotation.set((roll() - 0.2) * 0.9, roll() * Math.PI * 2, 0, 'YXZ')
    mesh.position.y = 0.36 + (leaf / 34) * (h / 1000 - 0.95)
    group.add(mesh)
  }
  const trunk = new Mesh(new CylinderGeometry(0.014, 0.022, h / 1000 - 0.9, 8), matt('#6d5a45'))
  trunk.position.y = 0.36 + (h / 1000 - 0.95) / 2
  group.add(trunk)
  return group
}

const plain = (color) => (thing) => {
  const group = new Group()
  group.add(box(thing.w, thing.h, thing.d, matt(color, { roughness: 0.4 })))
  return group
}
const looks = { rug, counter, plant, fridge: plain('#d5d3ce') }

/** What stands there and is not sold, as one would see it. */
export function thingsOf(board) {
  const group = new Group()
  for (const thing of Object.values(board.things))
    group.add(at((looks[thing.look] ?? plain('#f3f0ea'))(thing), thing))
  return group
}

/** Bars around the panes of windows and glass doors, and curtains beside them. */
export function windowsOf(board, roomInside, hasCurtains) {
  const group = new Group()
  const [bar, linen] = [matt('#f4f0e8', { roughness: 0.5 }), matt('#f3ece0', { side: DoubleSide })]
  for (const opening of Object.values(board.openings)) {
    if (!['window', 'sliding', 'double'].includes(opening.kind)) continue
    const { middle, along } = placeOfOpening(board, opening)
    const frame = at(new Group(), { ...middle, turn: (Math.atan2(along.y, along.x) * 180) / Math.PI })
    const { width, height, sill } = opening
    const panes = Math.max(2, Math.round(width / 1000))
    for (let post = 0; post <= panes && opening.kind !== 'double'; post++)
      frame.add(box(48, height, 70, bar, [-width / 2 + (post * width) / panes, sill, 0]))
    frame.add(box(width, 50, 74, bar, [0, sill + height - 50, 0]))
    if (opening.kind === 'window') frame.add(box(width + 80, 40, 190, bar, [0, sill - 20, 0]))
    const side = roomInside(middle, along)
    if (side !== 0 && hasCurtains(opening)) frame.add(...curtains(board, width, side * 150, linen))
    group.add(frame)
  }
  return group
}

function curtains({ heightMm }, width, out, linen) {
  const high = (heightMm - 40) / 1000
  return [-1, 1].map((hand) => {
    const cloth = new PlaneGeometry(0.52, high, 120, 1)
    const place = cloth.attributes.position
    for (let i = 0; i < place.count; i++) place.setZ(i, Math.sin(place.getX(i) * 88) * 0.034)
    cloth.computeVertexNormals()
    const mesh = new Mesh(cloth, linen)
    mesh.castShadow = mesh.receiveShadow = true
    mesh.position.set((hand * (width / 2 + 190)) / 1000, high / 2 + 0.02, out / 1000)
    return mesh
  })
}

/** A picture on a wall, and a paper lamp over a table. */
export function hung({ art = [], lamps = [] }) {
  const group = new Group()
  for (const { w, h, tones, ...place } of art) {
    const roll = chance(w)
    const map = painted([400, Math.round((400 * h) / w)], (to, width, height) => {
      to.fillStyle = '#f2ece0'
      to.fillRect(0, 0, width, height)
      tones.forEach((tone, row) => {
        to.fillStyle = tone
        to.beginPath()
        const top = height * (0.36 + row * 0.16)
        to.moveTo(50, top)
        for (let x = 50; x <= width - 50; x += 25)
          to.lineTo(x, top + Math.sin(x / 60 + row * 2) * 16 + roll() * 5)
        to.lineTo(width - 50, height - 50)
        to.lineTo(50, height - 50)
        to.fill()
      })
    })
    const sheet = at(new Group(), place)
    const picture = new Mesh(new PlaneGeometry((w - 50) / 1000, (h - 50) / 1000), matt('#fff', { map }))
    picture.position.set(0, h / 2000, 0.022)
    sheet.add(box(w, h, 36, matt('#b08a5e', { roughness: 0.5 })), picture)
    group.add(sheet)
  }
  for (const lamp of lamps) {
    const paper = matt('#fffaf0', { emissive: '#ffe9c8', emissiveIntensity: 0.12 })
    const globe = new Mesh(new SphereGeometry(0.21, 40, 28), paper)
    globe.scale.y = 0.8
    const cord = box(6, 700, 6, matt('#3b352d'), [0, 190, 0])
    group.add(at(new Group(), lamp).add(globe, cord))
  }
  return group
}
