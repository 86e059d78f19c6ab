import type { Board } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import type { BoardProducts } from '../board-products.ts'
import { openScene } from './board-scene.ts'
import { draws3d } from './draws-3d.ts'
import { looksOf } from './piece-looks.ts'
import { shotsOf } from './views.ts'

export type Pictures = { files: File[]; isSmall: boolean }
type Furnished = { board: Board; products: BoardProducts; shapes: Products }

const FINE = { width: 1440, height: 960, samples: 16 }
const SMALL = { width: 480, height: 320, samples: 2 }
/** A machine that takes longer for a small picture draws without graphics hardware. */
const SLOW_MS = 300

/** Of each kept view and furnished room, called by its name; none where the browser draws no 3D, small ones where it is slow. */
export async function takePictures({ board, products, shapes }: Furnished, most: number): Promise<Pictures> {
  if (draws3d() === 'never') return { files: [], isSmall: false }
  const canvas = document.createElement('canvas')
  const scene = openScene(canvas, true)
  const files: File[] = []
  let look = SMALL
  try {
    scene.sync({ board, selected: null, lookOf: looksOf(products, shapes) })
    for (const [at, { name, camera }] of shotsOf(board, most).entries()) {
      const take = () => scene.picture(camera, look)
      if (at === 0) {
        await take()
        const begun = performance.now()
        await take()
        if (performance.now() - begun < SLOW_MS) look = FINE
      }
      const picture = await take()
      if (picture) files.push(new File([picture], `${name}.jpg`, { type: 'image/jpeg' }))
    }
  } finally {
    scene.dispose()
  }
  return { files, isSmall: files.length > 0 && look === SMALL }
}
