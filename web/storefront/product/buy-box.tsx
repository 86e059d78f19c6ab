import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { Price } from '#web/products/price.tsx'
import { StockLine } from '#web/stock/stock-line.tsx'
import { VariantPicker } from '#web/products/variant-picker.tsx'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'
import { BuyBar } from './buy-bar.tsx'
import type { ShownProduct } from './product-loader.ts'
import { ProductTitle } from './product-title.tsx'
import { stockOf, type Purchase } from './use-purchase.ts'

/** Name, price, finishes, quantity and the button. */
export function BuyBox({ product, purchase }: { product: ShownProduct; purchase: Purchase }) {
  return (
    <div className="grid gap-6">
      <ProductTitle product={product} />
      <PriceNow purchase={purchase} />
      <VariantPicker
        variants={product.variants}
        choice={purchase.choice}
        onChoose={purchase.setChoice}
        stockOf={(choice) => stockOf(product, choice)}
      />
      <Quantity name={product.name} purchase={purchase} />
      <BuyBar product={product} purchase={purchase} />
    </div>
  )
}

function PriceNow({ purchase: { price, salePrice } }: { purchase: Purchase }) {
  return (
    <div>
      <p className="text-xl" aria-live="polite">
        <Price price={price} salePrice={salePrice} />
      </p>
      {price === null && (
        <p className="mt-1 max-w-text text-sm text-muted">
          Add it to your cart and ask for a quote; it comes by email within {QUOTE_TIME}. No payment is taken
          when you ask.
        </p>
      )}
    </div>
  )
}

function Quantity({ name, purchase }: { name: string; purchase: Purchase }) {
  const { stock, quantity, maxQuantity, setQuantity } = purchase
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <QuantityStepper
        label={`Quantity of ${name}`}
        value={quantity}
        max={maxQuantity}
        disabled={stock <= 0}
        onChange={setQuantity}
      />
      <p aria-live="polite">
        <StockLine stock={stock} />
      </p>
    </div>
  )
}
