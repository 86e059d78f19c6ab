export const shipping = {
  title: 'Shipping policy',
  description:
    '{shipsTo} In-stock pieces take {inStockTime}, made-to-order pieces and designer packages {madeToOrderTime}. Costs, white-glove delivery and delays.',
  body: `{shipsTo}

| | |
| --- | --- |
| {inStockTime} | In-stock items |
| {madeToOrderTime} | Made-to-order items, plus delivery |
| {packageTime} | Designer packages |

## When it arrives

Times run from the day we confirm your order and its payment or deposit. When pieces of one order have different times, we agree with you whether to send them together.

Installation is booked separately: {installationTime}, with the appointment made {installationNotice} ahead. A package can therefore be ready before its installation day.

## What it costs

**Ordering at listed prices**

{shippingPrice} Checkout shows it before you order.

**Asking for a quote**

Shipping is a line of its own in your quote.

**Designer packages**

Shipping is {includedOn}. Delivery and installation {includedUntil}. For other islands, ask us before you order and we confirm delivery in writing.

Prices are in USD.

Checkout also takes addresses in {shippingPlaces}. The shipping cost is shown before you order, or written in your quote.

## White-glove delivery

We carry each piece to the room it belongs in, put it together, set it in place and take the packaging away. Ask for it when you order; where it is not included, we quote it with your order.

Tell us about stairs, elevators, gates and parking, and measure the narrowest door on the way in.

## Tracking

When your order leaves, we send the tracking number by email. It is also under [My Collection Orders](/account/orders), with each step from Order Placed to Delivered.

## Delays

Furniture for Hawaii mostly travels by sea, and weather, ports and makers can hold it up. When a date moves, we write to you with the reason and the new date. What this means for your order is in our [Terms of Service](/terms).

## On the day

Please have someone there to receive the delivery. Check each piece before the packaging goes, and report damage within {damageDays} of delivery. See [Returns and refunds](/returns).

## Questions

{contact}
`,
} as const
