import { DEFAULT_PACKAGE_TYPE } from '../../designs/design-fee.ts'
import { installation } from '../../policies.ts'

export const customDesign = {
  title: 'A home drawn around your floor plan',
  description: '',
  body: `Send us the plan. A designer draws a concept for your rooms, changes it with you in {revisionRounds}, and lists the pieces so you can add them to your cart.

## Send your floor plan

Upload a PDF, PNG, JPG, DWG or DXF of up to 10 MB and tell us how you live: rooms, style, budget, colors. We review your request in {reviewTime}.

## Pay the design fee

{designFee}, due upfront, by wire transfer or cheque. Design work begins when your payment is verified.

## See your concept

We write to you when it is ready. Approve it, or tell us what to change: up to {revisionRoundsAre} included.

## Approve and furnish

When the design is completed, every suggested product is listed with its finish and quantity. Add All to Cart takes them along in one step.
`,
} as const

export const ownPackage = {
  title: DEFAULT_PACKAGE_TYPE,
  description: '',
  body: `A package of your own: your rooms, your plan, pieces chosen for both.

- A concept by one of our designers
- {RevisionRounds}
- Suggested products you can add to your cart

> **Please note.** The floor plan must match as-built conditions. We place furniture by it, to the inch.
`,
} as const

export const designQuestions = {
  title: 'Questions',
  description: '',
  body: `## What does as-built mean?

The plan shows the home as it stands today: walls, doors, windows and built-in pieces where they really are. If you have renovated, send the plan from after the work, or mark the changes on it.

## What if I only have a photo of the plan?

A straight, sharp JPG or PNG is fine as long as we can read the dimensions. If we can't, we ask you for a better one before we draw.

## What does the {designFee} cover?

The concept, {revisionRounds} and the list of suggested products. Furniture, delivery and installation are bought separately.

## When do I pay?

Upfront. Custom design services are paid in full before design work begins. Wire verification takes {wireTime}; cheque verification {chequeTime}. Credit card is Coming Soon.

## How long does it take?

We review your request in {reviewTime}. Drawing begins when the fee is verified, and we write to you the moment the concept is ready.

## What counts as a revision round?

One message with everything you would like changed, and one new concept in reply. You have {revisionsInWords}. After the {lastRevision}, you approve the design or reject it with your feedback; both complete the request.

## Do I have to buy the furniture?

No. The concept is for your home whether you buy from us or not. When the request is completed, Add All to Cart is there if you want it.

## Can I withdraw?

Yes, while your request is pending and unpaid.

## Can I return the pieces?

Custom items are non-returnable except for manufacturing defects. Pieces from the collection follow [Returns and refunds](/returns).

## When can it all be installed?

${installation.leadTime.replace('minimum', 'Minimum')}. Appointments are booked {installationNotice} ahead.
`,
} as const
