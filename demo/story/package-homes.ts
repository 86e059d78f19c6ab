import { arranged } from '#domain/boards/arranged.ts'
import { parts, type Edit } from '#domain/boards/board.ts'
import { applied } from '#domain/boards/edits.ts'
import { sampleHome } from '#domain/boards/sample-home.ts'
import { openPackageBoard } from '#server/boards/open-package-board.ts'
import { saveEdits } from '#server/boards/save-edits.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import { builtEdits, idOf, letter, type Home } from './homes/home.ts'
import { shapesOf } from './homes/shapes.ts'
import type { Happening } from './scene.ts'

/** The studio shows a package in a home: in the sample home as it is, or in one that it draws instead. */
export function placedInHome(packageId: string, home?: Home): Happening {
  return async ({ shop, cast: { mele }, products }) => {
    const { _id, revision } = await openPackageBoard(shop, mele, packageId)
    const [found] = await packagesByIds(shop.db, [packageId])
    const rebuilt = home ? [...clearedEdits(), ...builtEdits(home)] : []
    const wanted = (found?.items ?? []).flatMap(({ productId: product, variantKey: key, quantity, room }) =>
      product === null ? [] : Array.from({ length: quantity }, () => ({ product, key, room })),
    )
    const pieces = arranged(applied(sampleHome(), rebuilt), shapesOf(products), wanted)
    const placed = pieces.map((value, at): Edit => {
      const name = `${letter(Math.floor(at / 26))}${letter(at % 26)}`
      return { of: 'pieces', id: idOf('piec', name), value }
    })
    const edits = [...rebuilt, ...placed]
    await saveEdits(shop, mele, _id, { revision, attempt: shop.random.uuid(), edits })
  }
}

/** All of the sample home taken away. */
function clearedEdits(): Edit[] {
  const home = sampleHome()
  return parts.flatMap((of) => Object.keys(home[of]).map((id): Edit => ({ of, id, value: null })))
}
