/** The letters about what is due, and what becomes of what never comes. */
export const lateWords = {
  'payment-due': {
    page: 'payment',
    subject: 'Payment for order {orderRef}: {dueAmount} {dueDate}',
    preheader: 'A reminder. Already paid? Upload your payment evidence.',
    action: 'Go to your payment page',
    body: `Hello {firstName},

A reminder of what is to be paid for order {orderRef}: {dueAmount}, {dueDate}.

{schedule}

Already paid? Upload your payment evidence on your payment page, so that we find it. Write {orderRef} with your payment.

{verification}

{wireSafety}`,
  },
  'deposit-last-call': {
    page: 'payment',
    subject: 'We hold the pieces of order {orderRef} until {lastDay}',
    preheader: '{dueAmount} has not reached us yet.',
    action: 'Go to your payment page',
    body: `Hello {firstName},

{dueAmount} for order {orderRef} has not reached us yet. It was due first, and confirms your order.

We hold your pieces until {lastDay}. If nothing has come by then, the order is canceled and the pieces go back into the shop.

Already paid? Upload your payment evidence on your payment page: while it waits for us, nothing is canceled. If you need more time, reply to this mail.

{wireSafety}`,
  },
  'hold-released': {
    page: 'collection',
    subject: 'Order {orderRef} is canceled, and its pieces are no longer held',
    preheader: 'Nothing had reached us by {lastDay}.',
    action: 'See the collection',
    body: `Hello {firstName},

We held the pieces of order {orderRef} until {lastDay}. No payment had reached us by then, so the order is canceled and the pieces are back in the shop. Nothing is owed.

Is a payment on its way, or did we miss one? Reply to this mail or call us at {phone}: we look for it, and it is not lost. If you still want the pieces, order them again or write to us.

{wireSafety}`,
  },
} as const
