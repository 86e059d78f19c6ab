import { Link } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import type { ItemLine } from './item-line.ts'
import { ItemPicture } from './item-picture.tsx'
import { PackagePieces } from './package-pieces.tsx'

type OrderItemsProps = {
  lines: readonly ItemLine[]
  /** Stands where a price would, while there is none. */
  unpriced: string
  /** What packages hold is unfolded from the start. */
  showsPieces?: boolean
}

const headLook = 'px-3 pb-2.5 font-medium text-muted first:pl-0 last:pr-0'
/** On a phone a line is a card: the piece, and under it how many at which price make what. */
const rowLook =
  'border-b border-line not-print:max-md:grid not-print:max-md:grid-cols-[auto_1fr_auto] not-print:max-md:py-3'
const figureLook = 'text-right md:px-3 md:last:pr-0 print:px-3 print:last:pr-0'

/** The pieces of an order as a table, with unit prices and what each line comes to; a table on paper too. */
export function OrderItems({ lines, unpriced, showsPieces = false }: OrderItemsProps) {
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
          <Row key={line.id} line={line} unpriced={unpriced} showsPieces={showsPieces} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { line: ItemLine; unpriced: string; showsPieces: boolean }

function Row({ line, unpriced, showsPieces }: RowProps) {
  const { quantity, price, isPackage } = line
  const look = classes(figureLook, isPackage ? 'align-top md:pt-3.5 print:pt-3.5' : 'align-middle')
  return (
    <tr className={rowLook}>
      <td className="py-3 pr-3 not-print:max-md:col-span-3 not-print:max-md:py-0">
        <Piece line={line} showsPieces={showsPieces} />
      </td>
      <td className={classes(look, 'not-print:max-md:pl-20')}>
        {price === null && (
          <span className="mr-1 text-muted md:hidden print:hidden" aria-hidden="true">
            Quantity
          </span>
        )}
        {quantity}
        {price !== null && (
          <span className="mx-1 text-muted md:hidden print:hidden" aria-hidden="true">
            ×
          </span>
        )}
      </td>
      <td className={classes(look, 'not-print:max-md:text-left', price === null && 'text-muted')}>
        {price === null ? (
          <span className="not-print:max-md:pl-3">{unpriced}</span>
        ) : (
          <Money dollars={price} />
        )}
      </td>
      <td className={classes(look, price === null && 'text-muted not-print:max-md:hidden')}>
        {price === null ? unpriced : <Money dollars={price * quantity} />}
      </td>
    </tr>
  )
}

function Piece({ line, showsPieces }: Pick<RowProps, 'line' | 'showsPieces'>) {
  const { to, name, image, isPackage, detail, pieces, quantity } = line
  return (
    <div className={classes('flex gap-4', pieces.length === 0 ? 'items-center' : 'items-start')}>
      <ItemPicture image={image} isPackage={isPackage} />
      <div className="min-w-32 wrap-anywhere">
        {to === null ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link to={to} className="font-medium hover:text-lagoon hover:underline">
            {name}
          </Link>
        )}
        {pieces.length > 0 ? (
          <PackagePieces pieces={pieces} sets={quantity} isOpen={showsPieces} />
        ) : (
          detail !== '' && <span className="block text-sm text-muted">{detail}</span>
        )}
      </div>
    </div>
  )
}
