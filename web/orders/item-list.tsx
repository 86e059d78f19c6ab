import { Money } from '#kit/browser/ui/money.tsx'
import type { ItemLine } from './item-line.ts'
import { ItemPicture } from './item-picture.tsx'

type ItemListProps = {
  label: string
  lines: readonly ItemLine[]
  /** Stands where a price would, while there is none. */
  unpriced: string
}

/** What is ordered, one under the other: picture, name, finish or content, quantity, and what the line comes to. */
export function ItemList({ label, lines, unpriced }: ItemListProps) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {lines.map(({ id, name, image, isPackage, detail, quantity, price }) => (
        <li key={id} className="flex items-start gap-4">
          <ItemPicture image={image} isPackage={isPackage} />
          <div className="flex min-w-0 grow flex-wrap gap-x-4">
            <div className="min-w-0 grow basis-32">
              <p className="font-medium">{name}</p>
              {detail !== '' && <p className="text-sm text-muted">{detail}</p>}
              <p className="text-sm text-muted">Quantity {quantity}</p>
            </div>
            <p className="shrink-0 text-right">
              {price === null ? (
                <span className="text-muted">{unpriced}</span>
              ) : (
                <Money dollars={price * quantity} />
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
