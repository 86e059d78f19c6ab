export const terms = {
  title: 'Terms of Service',
  description:
    'The terms for buying furniture, designer packages and custom design services from us, covering deposits, payment, delivery, returns, warranty and plans.',
  body: `Last updated {termsUpdated}

| | |
| --- | --- |
| {deposit} | Deposit that confirms your purchase order |
| {damageDays} | To report damage, from delivery |
| {returnDays} | To ask for a return, from delivery |
| {warranty} | About how long manufacturers' warranties run |

## 1. These terms

These terms are between you and {storeName}. They apply when you use this site, ask for a quote, order furniture or a designer package, or order a custom design. By doing any of these you accept them.

Our [Warranty](/warranty), [Returns and refunds](/returns) and [Shipping](/shippingterm) pages are part of these terms.

## 2. Your account

You need an account to keep a cart or wishlist, to order and to send a floor plan.

Give us correct details and keep your password to yourself. What is done under your account counts as done by you, until you tell us otherwise. We never ask for your password by email or phone.

## 3. Products, prices and quotes

Prices are in USD and exclude taxes. Pictures and dimensions are as exact as we can make them; wood, leather, stone and cane vary by nature.

While the shop takes quote requests, prices are given on request: your request is answered by email within {quoteTime}, no payment is taken when you ask, and nothing is held for you until you accept. A quote is valid until the date written on it.

Where you order at listed prices, the minimum order amount is {minimumOrder}. {tax}, and shipping, are shown before you order or written in your quote. Designer packages keep their published prices.

If a price is plainly wrong, we tell you before we go on, and you may withdraw.

## 4. Orders and deposits

All sales go through a purchase-order system. A {deposit} non-refundable deposit confirms your purchase order. The balance is due {balanceDue}.

You may cancel an order yourself while it is pending or processing and unpaid. If we cannot supply what you ordered, we tell you and refund what you paid for it.

## 5. Payment

Payment is by {paymentWays} (the payment pages say wire transfer and cheque). Card payment on this site is Coming Soon; until then, pay by wire transfer or cheque. Write the reference on your payment page with your payment, and upload your payment evidence there: JPEG, PNG or PDF, under 5 MB.

Wire verification takes {wireTime}; cheque verification {chequeTime}. The returned check fee is {returnedCheckFee}.

Our bank details are shown only on your payment page after you sign in. We do not change them by email or phone.

## 6. Custom design services

Custom design services are paid in full before design work begins: a design fee of {designFee}, due upfront. You send a floor plan that matches as-built conditions; we rely on it, and cannot answer for rooms that differ from it. You receive a concept and {revisionRounds}.

You may withdraw a request while it is pending and unpaid. If we decline a request after you have paid, we refund the fee.

Suggested products are bought separately, under these terms. Drawings and concepts are for your home and your own use; we keep the rights in them.

## 7. Delivery and installation

{shipsTo} {deliveryTimes}

For designer packages, delivery and installation are {includedUntil}, and shipping is {includedOn}. Installation has a lead time of {installationTime}, and is booked {installationNotice} ahead.

Times are our best estimate; where a delay is outside our control, we give you a new date. You are responsible for a clear and safe way in. The piece is yours to look after from delivery.

## 8. Returns, refunds and warranty

Returns must be requested within {returnDays} of delivery, and damage reported within {damageDays} of delivery. {finalItems}; for designer packages, the {packageReturns} applies, {packageReturnsFor}.

Refunds take {refundTime} after inspection and go to the original payment method. Return shipping is at your cost unless due to a defect or our error.

Manufacturer warranties run about {warranty} from delivery, and {packageWarranty} for designer packages. Nothing here takes away rights that the law gives you.

## 9. This site and what you send us

The pictures, models, drawings and texts on this site are ours or our makers'. You may use them to plan your home, not to sell.

Floor plans, photos and payment evidence that you send stay yours; we use them to do the work you asked for and to keep the records we must. Send only what you have the right to send.

Do not misuse the site, its accounts or its data.

## 10. Liability, law and contact

We answer for what we promise in these terms and for what the law does not let us exclude. Beyond that, our liability for an order is limited to what you paid for it, and we do not answer for indirect loss.

The law of the State of Hawaii applies. We may change these terms; the version on the day of your order counts for that order.

Questions:

{contact}
`,
} as const
