import { MAX_STOCK } from '#domain/stock/inventory-list.ts'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'
import { nameOf, signed, type ShownStock, type ShownUnits } from './shown-stock.ts'
import { StockState } from './stock-state.tsx'
import { useQuickStock } from './use-quick-stock.ts'

type QuickStockProps = { product: ShownStock; units: ShownUnits }

/** The stock of one finish, to be changed where it stands. */
export function QuickStock({ product, units }: QuickStockProps) {
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
        <StockState units={shown} />
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
