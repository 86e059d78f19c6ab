import { formatMoney } from '#kit/core/money.ts'
import { verificationTimes } from '#domain/payments/payment-method.ts'
import {
  BALANCE_DUE,
  DEPOSIT_SHARE,
  PAYMENT_WAYS,
  RETURNED_CHECK_FEE,
  TERMS_UPDATED,
  warrantyTimes,
} from '#domain/policies.ts'
import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { Figures } from '#web/storefront/standing/figures.tsx'
import { StandardPage } from '#web/storefront/standing/owner-words.tsx'
import { Policy } from './policy.tsx'
import type { PolicySection } from './section-nav.tsx'
import { TextLink } from './policy-text.tsx'
import { termsOfService } from './terms-of-service.tsx'

/** Sections 1 to 5: from the first visit to the payment. */
const termsOfBuying: PolicySection[] = [
  { id: 'these-terms', title: 'These terms', body: <TheseTerms /> },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>You need an account to keep a cart or wishlist, to order and to send a floor plan.</p>
        <p>
          Give us correct details and keep your password to yourself. What is done under your account counts
          as done by you, until you tell us otherwise. We never ask for your password by email or phone.
        </p>
      </>
    ),
  },
  { id: 'prices', title: 'Products, prices and quotes', body: <Prices /> },
  {
    id: 'deposits',
    title: 'Orders and deposits',
    body: (
      <>
        <p>
          {`All sales go through a purchase-order system. A ${DEPOSIT_SHARE} non-refundable deposit confirms your purchase order. The balance is due ${BALANCE_DUE}.`}
        </p>
        <p>
          You may cancel an order yourself while it is pending or processing and unpaid. If we cannot supply
          what you ordered, we tell you and refund what you paid for it.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: (
      <>
        <p>
          {`Payment is by ${PAYMENT_WAYS} (the payment pages say wire transfer and cheque). Card payment on this site is Coming Soon; until then, pay by wire transfer or cheque. Write the reference on your payment page with your payment, and upload your payment evidence there: JPEG, PNG or PDF, under 5 MB.`}
        </p>
        <p>
          {`Wire verification takes ${verificationTimes.wire_transfer}; cheque verification ${verificationTimes.cheque}. The returned check fee is ${RETURNED_CHECK_FEE}.`}
        </p>
        <p>
          Our bank details are shown only on your payment page after you sign in. We do not change them by
          email or phone.
        </p>
      </>
    ),
  },
]

function TheseTerms() {
  const { storeName } = useShop().settings
  return (
    <>
      <p>
        {`These terms are between you and ${storeName}. They apply when you use this site, ask for a quote, order furniture or a designer package, or order a custom design. By doing any of these you accept them.`}
      </p>
      <p>
        Our <TextLink to={paths.warranty()}>Warranty</TextLink>,{' '}
        <TextLink to={paths.returns()}>Returns and refunds</TextLink> and{' '}
        <TextLink to={paths.shippingTerm()}>Shipping</TextLink> pages are part of these terms.
      </p>
    </>
  )
}

function Prices() {
  const { shipping, tax, taxRate } = useShop().settings
  const taxed =
    tax.mode === 'flat'
      ? `Tax of ${taxRate} percent of the items`
      : `Hawaii's general excise tax by the county of delivery (elsewhere ${taxRate} percent of the items)`
  return (
    <>
      <p>
        Prices are in USD and exclude taxes. Pictures and dimensions are as exact as we can make them; wood,
        leather, stone and cane vary by nature.
      </p>
      <p>
        {`While the shop takes quote requests, prices are given on request: your request is answered by email within ${QUOTE_TIME}, no payment is taken when you ask, and nothing is held for you until you accept. A quote is valid until the date written on it.`}
      </p>
      <p>
        {`Where you order at listed prices, the minimum order amount is ${formatMoney(centsOf(shipping.minimumOrderAmount))}. ${taxed}, and shipping, are shown before you order or written in your quote. Designer packages keep their published prices.`}
      </p>
      <p>If a price is plainly wrong, we tell you before we go on, and you may withdraw.</p>
    </>
  )
}

const figures = [
  { figure: DEPOSIT_SHARE, label: 'Deposit that confirms your purchase order' },
  { figure: returnWindows.damage, label: 'To report damage, from delivery' },
  { figure: returnWindows.anyReason, label: 'To ask for a return, from delivery' },
  { figure: warrantyTimes.pieces, label: "About how long manufacturers' warranties run" },
]

const sections = [...termsOfBuying, ...termsOfService]

/** What buyer and shop agree to, in ten numbered sections. */
export default function TermsPage() {
  return (
    <StandardPage>
      <Policy
        path={paths.terms()}
        name="Terms of Service"
        description="The terms for buying furniture, designer packages and custom design services from us, covering deposits, payment, delivery, returns, warranty and plans."
        sections={sections}
        isNumbered
      >
        <p className="text-lg text-muted">{`Last updated ${TERMS_UPDATED}`}</p>
        <Figures figures={figures} />
      </Policy>
    </StandardPage>
  )
}
