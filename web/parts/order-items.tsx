import { Link } from '#web/router/router.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Money } from '#web/ui/money.tsx'
import type { ItemLine } from './item-line.ts'
import { ItemPicture } from './item-picture.tsx'

type OrderItemsProps = {
  lines: readonly ItemLine[]
  /** Stands where a price would, while there is none. */
  unpriced: string
}

const headLook = 'px-3 pb-2.5 font-medium text-muted first:pl-0 last:pr-0'
/** On a phone a line is a card: the piece, and under it how many at which price make what. */
const rowLook =
  'border-b border-line not-print:max-md:grid not-print:max-md:grid-cols-[auto_1fr_auto] not-print:max-md:py-3'
const figureLook = 'text-right align-middle md:px-3 md:last:pr-0 print:px-3 print:last:pr-0'

/** The pieces of an order as a table, with unit prices and what each line comes to; a table on paper too. */
export function OrderItems({ lines, unpriced }: OrderItemsProps) {
  return (
    <table className="w-full text-left not-print:max-md:block">
      <caption className="sr-only">Items</caption>
      <thead className="text-sm not-print:max-md:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className={headLook}>
            Item
          </th>
          {['Quantity', 'Price', 'Total'].map((head) => (
            <th key={head} scope="col" className={classes(headLook, 'text-right')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="not-print:max-md:block">
        {lines.map((line) => (
          <Row key={line.id} line={line} unpriced={unpriced} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { line: ItemLine; unpriced: string }

function Row({ line, unpriced }: RowProps) {
  const { quantity, price } = line
  return (
    <tr className={rowLook}>
      <td className="py-3 pr-3 not-print:max-md:col-span-3 not-print:max-md:py-0">
        <Piece line={line} />
      </td>
      <td className={classes(figureLook, 'not-print:max-md:pl-20')}>
        {quantity}
        {price !== null && (
          <span className="mx-1 text-muted md:hidden print:hidden" aria-hidden="true">
            ×
          </span>
        )}
      </td>
      <td className={classes(figureLook, 'not-print:max-md:text-left', price === null && 'text-muted')}>
        {price === null ? (
          <span className="not-print:max-md:pl-3">{unpriced}</span>
        ) : (
          <Money dollars={price} />
        )}
      </td>
      <td className={classes(figureLook, price === null && 'text-muted not-print:max-md:hidden')}>
        {price === null ? unpriced : <Money dollars={price * quantity} />}
      </td>
    </tr>
  )
}

function Piece({ line: { productId, name, image, finish } }: Pick<RowProps, 'line'>) {
  return (
    <span className="flex items-center gap-4">
      <ItemPicture image={image} />
      <span>
        <Link to={paths.product(productId)} className="font-medium hover:text-lagoon hover:underline">
          {name}
        </Link>
        {finish !== '' && <span className="block text-sm text-muted">{finish}</span>}
      </span>
    </span>
  )
}
