export const warranty = {
  title: 'Warranty',
  description:
    'What the manufacturer warranty on your furniture covers, for how long, what it leaves out, and how to make a claim with your order number and a few photos.',
  body: `What we sell carries its manufacturer's warranty. Warranties run about {warranty} from delivery, depending on the piece.

| | | |
| --- | --- | --- |
| About {warranty} | Furniture, piece by piece | From delivery. Ask us for the term of any piece before you order. |
| {packageWarranty} | Designer packages | Manufacturer warranty, from delivery. |

## What is covered

- Defects in materials and in the way the piece was made
- Frames, joints and legs that fail in normal home use
- Drawers, doors, hinges and runners that stop working in normal home use
- Seams and fillings that fail in normal home use

## What is not covered

- Normal wear: fading, softening, pilling, small marks
- The natural character of wood, leather, stone and cane: grain, color, small movement with the season
- Damage from water, sun, heat, pests, pets, cleaning products or accidents
- Damage from moving, changing or repairing a piece yourself
- Indoor pieces used outdoors, and home pieces used in a business
- Damage in delivery. This is handled faster: report it within {damageDays} of delivery. See [Returns and refunds](/returns)

## How to make a claim

1. {writeToUs}.
2. Give us your order number, a description of the problem and photos: one of the whole piece, two or three of the fault.
3. We look at it with the manufacturer and write to you with the answer: whether the piece is repaired, replaced or refunded under its warranty.

Please keep the piece as it is until you hear from us.

## Installation lead time

Installation has a lead time of {installationTime}. Appointments are booked {installationNotice} ahead. The warranty runs from delivery, not from the order.

## Questions

{contact}
`,
} as const
