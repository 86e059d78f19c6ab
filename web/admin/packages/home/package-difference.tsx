import type { Board } from '#domain/boards/board.ts'
import { differenceFrom } from '#domain/boards/difference-from.ts'
import type { PieceLine } from '#domain/boards/piece-list.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { GONE, useBoardProducts } from '#web/boards/board-products.ts'
import type { ShownPackage } from '../shown-package.ts'
import { itemsOf, linesOfPackage } from './package-lines.ts'

type PackageDifferenceProps = { found: ShownPackage; board: Board }

/** What of a package is missing in its sample home, and what stands there that is none of it. */
export function PackageDifference({ found, board }: PackageDifferenceProps) {
  const { products } = useBoardProducts(board)
  const { missing, extra } = differenceFrom(linesOfPackage(found), board)

  function wordsOf({ product, key, quantity }: PieceLine): string {
    const item = itemsOf(found).find((one) => one.product === product)
    const existing = products.get(product)
    const finish = finishOfKey(existing?.variants ?? item?.choices ?? [], key)
    return `${quantity} × ${existing?.name ?? item?.name ?? GONE}${finish && `, ${finish}`}`
  }
  const lists = [
    { title: 'Not in the home yet', words: missing.map(wordsOf) },
    { title: 'In the home, not in the package', words: extra.map(wordsOf) },
  ].filter(({ words }) => words.length > 0)
  if (lists.length === 0) return <p className="text-sm">All pieces of the package stand in the home.</p>
  return lists.map(({ title, words }) => (
    <section key={title} aria-label={title} className="text-sm">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 text-muted tabular-nums">
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ))
}
