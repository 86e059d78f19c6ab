import { Link } from '#kit/browser/router/router.ts'
import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { scheduleTerms } from '#domain/payments/due-words.ts'
import { FINAL_ITEMS } from '#domain/policies.ts'
import type { ShopSettings } from '#web/shop/shop.ts'
import { CartDues } from '#web/cart/cart-dues.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { paths } from '#web/paths.ts'
import type { Cart } from '#web/cart/cart-state.ts'
import { formatShortMoney } from '#kit/core/money.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

type OrderTermsProps = { cart: Cart; settings: ShopSettings }

/** What it comes to and what one agrees to, above the button. */
export function OrderTerms({ cart, settings }: OrderTermsProps) {
  return settings.quoteMode ? (
    <QuoteTerms quoteTime={settings.promises.quoteTime} />
  ) : (
    <PurchaseTerms cart={cart} settings={settings} />
  )
}

function QuoteTerms({ quoteTime }: { quoteTime: string }) {
  return (
    <>
      <dl className="mb-4 flex items-baseline justify-between gap-4 text-lg">
        <dt>Total</dt>
        <dd className="font-medium">{QUOTE_PENDING}</dd>
      </dl>
      <p>
        We price your list, add shipping and taxes, and email you a quote within {quoteTime}. You decide then.
        Nothing is held or charged until you accept.
      </p>
    </>
  )
}

function PurchaseTerms({ cart, settings }: OrderTermsProps) {
  return (
    <>
      <TotalsList figures={cart} taxLabel={cart.taxLabel ?? undefined} />
      <CartDues total={cart.totalPrice} className="mt-4" />
      <div className="mt-4 grid gap-1 text-sm text-muted">
        <p>Shipping: {shippingWords(settings)}</p>
        <p>Tax: {taxWords(settings)}</p>
      </div>
      <p className="mt-4 text-sm">
        {scheduleTerms(settings.schedule)} {FINAL_ITEMS}.{' '}
        <Link to={paths.terms()} className="text-link">
          Terms
        </Link>
      </p>
    </>
  )
}

/** What shipping costs, in a sentence: "Free over $100 of items, otherwise $10." */
export function shippingWords({ shipping }: ShopSettings): string {
  const { enableFreeShipping, freeShippingThreshold, flatRateShipping, internationalShippingRate } = shipping
  const fee = amount(flatRateShipping)
  const atHome = enableFreeShipping
    ? `Free over ${amount(freeShippingThreshold)} of items, otherwise ${fee}.`
    : `${fee}.`
  if (internationalShippingRate === 0) return atHome
  return `${atHome} Outside the United States ${amount(internationalShippingRate)} more.`
}

/** What tax is taken of what: "10 percent of items." */
export function taxWords({ taxRate, tax }: ShopSettings): string {
  if (tax.mode === 'flat') return `${taxRate} percent of items.`
  const base = tax.taxDelivery ? 'items and delivery' : 'items'
  return `In Hawaii the general excise tax of the county, of ${base}; elsewhere ${taxRate} percent of items.`
}

function amount(dollars: number): string {
  return formatShortMoney(centsOf(dollars))
}
