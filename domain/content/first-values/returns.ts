export const returns = {
  title: 'Returns and refunds',
  description:
    'Ask for a return within {returnDays} of delivery and report damage within {damageDays}. What can come back, who pays the shipping, and when the refund arrives.',
  body: `| | | |
| --- | --- | --- |
| Within {damageDays} of delivery | A piece arrived damaged | Report it with photos |
| Within {returnDays} of delivery | It is not right for the room | Ask for a return |
| Within {defectDays} of delivery | A designer-package piece has a manufacturing defect | Ask for a return |
| During the warranty | A fault appears later | Make a [warranty claim](/warranty) |

## What can come back

Pieces can be returned when you ask within {returnDays} of delivery, and the piece is unused, clean and complete. Keep the packaging if you can; furniture travels best in the box it came in.

## What cannot come back

These items are non-returnable except for manufacturing defects:

- Custom items
- Designer-package items
- Final-sale items
- Personalized items

Designer packages carry a {packageReturns}, {packageReturnsFor}. Report the defect within {defectDays} of delivery and we take the piece back. After that, the {manufacturerWarranty} covers it. For a defect in any other of these items, write to us or make a [warranty claim](/warranty).

## How to return a piece

1. {writeToUs} with your order number and the reason. For a defect, add photos.
2. Wait for our answer before you send anything. It says where the piece goes and how it is collected.
3. Pack it as it came. We inspect it when it arrives.

## Refunds

Refunds take {refundTime} after inspection and go to the original payment method: a wire transfer to the account it came from, a check by check. We write to you when the refund is on its way.

## Return shipping

Return shipping is at your cost unless the return is due to a defect or our error. Then it is at ours.

## Damaged items

Look at each piece on the day it comes, before the packaging goes. Report damage within {damageDays} of delivery to {shopEmail}, with your order number, a description and photos of the piece and its packaging. We repair it, replace it or take it back, and there is nothing for you to pay.

## Deposits and canceling

- You can cancel an order yourself while it is pending or processing and not yet paid: open it under [My Collection Orders](/account/orders).
- Once you have paid, write to us. The {deposit} non-refundable deposit secures your purchase order and is not returned if you change your mind before delivery.
- A return that is eligible after delivery is refunded as described on this page.
- If we have to cancel because we cannot supply a piece, we refund what you paid for it.
- Custom design services are paid in full before design work begins. You can withdraw a design request while it is pending and unpaid.

## Questions

{contact}
`,
} as const
