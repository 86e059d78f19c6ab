import { sampleFiles } from '#tests/support/files/sample-files.ts'

/** A picture as a form sends it. */
export function pictureFile(name = 'front.png', kind: 'png' | 'jpeg' | 'webp' | 'avif' = 'png'): File {
  return new File([sampleFiles[kind].slice()], name, { type: `image/${kind}` })
}

/** A 3D model as a form sends it. */
export function modelFile(bytes: Uint8Array = sampleFiles.glb): File {
  return new File([bytes.slice()], 'chair.glb', { type: 'model/gltf-binary' })
}

/** What the form of a new chair sends, in category `chair`, with one picture. */
export const chairForm = {
  productCode: 'LN-CHA-900',
  name: 'Hala chair',
  description: 'A low chair with a woven seat.',
  price: '450.00',
  category: 'chair',
  stock: '4',
}

/** The same with changes, and its picture. */
export function newChair(changes: object = {}) {
  return { ...chairForm, images: [pictureFile()], ...changes }
}

/** Two fabrics and two legs, as the form sends them. */
export const fabricAndLegs = [
  {
    name: 'Fabric',
    options: [
      { id: 'linen', name: 'Natural linen', priceDifference: 0, default: true },
      { id: 'wool', name: 'Wool', priceDifference: 120, default: false },
    ],
  },
  {
    name: 'Legs',
    options: [
      { id: 'oak', name: 'Oak', priceDifference: 0, default: true },
      { id: 'koa', name: 'Koa', priceDifference: 85.5, default: false },
    ],
  },
]
