import type { IndexedProduct } from '#server/products/search-index.ts'

/** What a finish of the test's products is called, and what it is by that. */
const traitsOfWords: [RegExp, string[]][] = [
  [/White oak/, ['White oak']],
  [/Walnut/, ['Walnut', 'brown']],
  [/Teak/, ['Teak', 'brown']],
  [/Ebonized/, ['black']],
  [/sage|Moss/, ['green']],
  [/Indigo/, ['blue']],
  [/Bone/, ['white']],
  [/linen/i, ['Linen']],
  [/bouclé/, ['Bouclé']],
]

const finishesOf = new WeakMap<IndexedProduct, string[][]>()

/** What each choice of an option in each variant is. */
function finishesIn(product: IndexedProduct): string[][] {
  const found =
    finishesOf.get(product) ??
    product.variants.reduce<string[][]>(
      (all, { options }) => {
        const own = options.map(({ name }) =>
          traitsOfWords.flatMap(([word, traits]) => (word.test(name) ? traits : [])),
        )
        return own.length === 0 ? all : all.flatMap((before) => own.map((one) => [...before, ...one]))
      },
      [[]],
    )
  finishesOf.set(product, found)
  return found
}

/** Whether a choice of an option in each variant is of one of the colors and of one of the materials; what no option is, all are. */
export function hasInOneFinish(
  product: IndexedProduct,
  requestedColors: readonly string[] = [],
  requestedMaterials: readonly string[] = [],
): boolean {
  if (requestedColors.length === 0 || requestedMaterials.length === 0) return true
  const finishes = finishesIn(product)
  return finishes.some((finish) =>
    [requestedColors, requestedMaterials].every(
      (values) =>
        !values.some((value) => finishes.some((one) => one.includes(value))) ||
        values.some((value) => finish.includes(value)),
    ),
  )
}
