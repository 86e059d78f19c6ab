export const packages = {
  title: 'A home in one decision',
  description: '',
  body: `Chosen by our designers, counted to the last cushion, delivered and installed together.

## With every package

- Delivery and installation {includedUntil}
- Shipping {includedOn}
- {manufacturerWarranty}
- {packageReturns}, {packageReturnsFor}
- Taxes excluded

## Not included

Bedding, mattresses, chandelier and outdoor furniture. Where the pictures show a made bed, that is to show the room as you will live in it.

## Your plan, not ours?

Send us your floor plan and build your own package. {designFee} design fee, due upfront.
`,
} as const

export const packageQuestions = {
  title: 'Questions',
  description: '',
  body: `## When does it arrive?

Designer packages take {packageTime}. Installation has a lead time of {installationTime}, and is booked {installationNotice} ahead. So the pieces may be ready before the day we install them.

## I live on another island.

{shipsTo} Shipping is {includedOn}; for other islands, ask us before you order and we confirm delivery in writing.

## How do I pay?

A {deposit} non-refundable deposit confirms the purchase order. The balance is due {balanceDue}. While the shop takes quote requests, your package goes through checkout like everything else: its price is the one you see here, and a quote with delivery and taxes comes by email within {quoteTime}.

## Can I return it?

Designer-package items are non-returnable except for manufacturing defects. The {packageReturns} is {packageReturnsFor}. Tell us of a defect within {defectDays} of delivery. Report damage from delivery within {damageDays}.

## Can I change a piece?

A package is one set. For your own mix, start a [custom design](/custom-design).

## What mattress fits?

The bed frames are queen size, 60 × 80 in. Mattresses are not included.

## And after {includedYear}?

What is included is written on your quote or order.
`,
} as const
