import { LOW_STOCK } from '#domain/stock/stock-level.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { paths } from '#web/paths.ts'
import { Link } from '#kit/browser/router/router.ts'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { isFinish, nameOf, type ShownStock, type StockLine, signed, type ShownUnits } from './shown-stock.ts'
import { StockFigure, StockState } from './stock-state.tsx'
import { MAX_STOCK } from '#domain/stock/inventory-list.ts'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'
import { useQuickStock } from './use-quick-stock.ts'

type ColumnsProps = {
  categoryName: (id: string) => string
  onOpen: (product: ShownStock) => void
  onUpdate: (line: StockLine) => void
  onHistory: (line: StockLine) => void
  onIncoming: (line: StockLine) => void
}

/** What the inventory says of each product and finish, and what can be done with it. */
export function inventoryColumns(props: ColumnsProps): Column<StockLine>[] {
  return [
    { head: 'Product', sort: 'name', cell: (line) => <Named line={line} onOpen={props.onOpen} /> },
    {
      head: 'Category',
      sort: 'category',
      cell: (line) => (isFinish(line) ? null : props.categoryName(line.product.category)),
    },
    { head: 'Stock', sort: 'stock', cell: (line) => <Stock line={line} /> },
    { head: 'Actions', hideHead: true, cell: (line) => <Actions line={line} {...props} /> },
  ]
}

type Of = { line: StockLine }

function Named({ line, onOpen }: Of & Pick<ColumnsProps, 'onOpen'>) {
  const { product, units, isOpen } = line
  if (isFinish(line)) return <span className="block text-left md:pl-19">{units?.finish}</span>
  return (
    <div className="flex min-w-0 items-center gap-3 text-left">
      <ItemPicture image={product.image} />
      <div className="min-w-0">
        <Link
          to={paths.admin.editProduct(product._id)}
          className="target-44 font-medium text-lagoon hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-muted">{product.productCode}</p>
        {units === undefined && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${product.units.length} finishes of ${product.name}`}
            onClick={() => onOpen(product)}
            className="target-44 inline-flex items-center gap-1 text-muted hover:text-ink"
          >
            {product.units.length} finishes
            <Icon name="chevron-down" className={classes('size-4 transition', isOpen && 'rotate-180')} />
          </button>
        )}
      </div>
    </div>
  )
}

function Stock({ line: { product, units } }: Of) {
  if (units)
    return (
      <>
        <QuickStock key={units.variantKey} product={product} units={units} />
        <Awaited units={[units]} />
      </>
    )
  const stocked = product.units.filter(({ availability }) => availability === 'stocked')
  const out = stocked.filter(({ stock }) => stock === 0).length
  const low = stocked.filter(({ stock }) => stock > 0 && stock <= LOW_STOCK).length
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 md:justify-start">
      <StockFigure units={product.stock} />
      {out > 0 && product.stock > 0 && <Badge tone="bad">{out} out</Badge>}
      {low > 0 && <Badge tone="warn">{low} low</Badge>}
      <Awaited units={product.units} />
    </span>
  )
}

/** How many people wait for it, and the next delivery. */
function Awaited({ units }: { units: readonly ShownUnits[] }) {
  const waiting = units.reduce((sum, one) => sum + one.waiting, 0)
  const [next] = units.flatMap(({ incoming }) => incoming ?? []).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return (
    <>
      {waiting > 0 && <span className="block text-sm text-muted">{waiting} waiting</span>}
      {next && (
        <span className="block text-sm text-muted">
          {next.pieces.toLocaleString('en-US')} by <CalendarDay day={next.day} />
        </span>
      )}
    </>
  )
}

function Actions({ line, onUpdate, onHistory, onIncoming }: Of & ColumnsProps) {
  const name = nameOf(line.product, line.units)
  return (
    <span className="-my-1 inline-flex items-center justify-end gap-1 md:flex">
      <Button
        variant="secondary"
        size="compact"
        className="whitespace-nowrap"
        aria-label={`Update Stock of ${name}`}
        onClick={() => onUpdate(line)}
      >
        Update Stock
      </Button>
      <IconButton icon="truck" label={`Deliveries of ${name}`} onClick={() => onIncoming(line)} />
      <IconButton icon="clock" label={`History of ${name}`} onClick={() => onHistory(line)} />
    </span>
  )
}

type QuickStockProps = { product: ShownStock; units: ShownUnits }

/** The stock of one finish, to be changed where it stands. */
function QuickStock({ product, units }: QuickStockProps) {
  const { shown, isBusy, done, enter, undo } = useQuickStock(product, units)
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 md:justify-start">
      <QuantityStepper
        label={`Stock of ${nameOf(product, units)}`}
        value={shown}
        min={0}
        max={MAX_STOCK}
        onChange={enter}
      />
      <span
        aria-live="polite"
        aria-busy={isBusy}
        className="flex min-h-10 w-24 flex-col justify-center text-left md:max-xl:min-h-5 md:max-xl:w-full md:max-xl:flex-row md:max-xl:justify-start md:max-xl:gap-2"
      >
        <StockState units={shown} availability={units.availability} />
        {done !== 0 && (
          <button
            type="button"
            onClick={undo}
            aria-label={`Undo ${signed(done)} of ${nameOf(product, units)}`}
            className="target-44 text-link self-start whitespace-nowrap tabular-nums"
          >
            Undo {signed(done)}
          </button>
        )}
      </span>
    </div>
  )
}
