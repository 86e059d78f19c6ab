/** A kind of thing that is changed, and the acts on it by their names in the audit log; `{}` is the thing. */
type Kind = { label: string; one: string; acts: Readonly<Record<string, string>> }

const stored = { created: 'Added {}', changed: 'Changed {}', deleted: 'Deleted {}' }

/** The same of orders and of design fees. */
const moneyActs = {
  payment_received: 'Recorded a payment for {}',
  cheque_bounced: 'Recorded a returned check for {}',
  payment_reversed: 'Took back a payment for {}',
  refund_approved: 'Approved a refund for {}',
  refund_sent: 'Sent a refund for {}',
  refund_failed: 'Noted that a refund for {} came back',
  refund_withdrawn: 'Withdrew a refund for {}',
  reduced: 'Reduced the price of {}',
  charged: 'Added a charge to {}',
  written_off: 'Wrote off the rest of {}',
  deposit_kept: 'Kept a deposit of {}',
  credit_moved: 'Moved credit of {}',
  payment_set_aside: 'Set the payment of {} aside',
  schedule_changed: 'Changed the payment schedule of {}',
  reminded: 'Sent a payment reminder for {}',
}

export const kinds: Readonly<Record<string, Kind>> = {
  order: {
    label: 'Orders',
    one: 'an order',
    acts: {
      entered: 'Entered {}',
      status: 'Changed the status of {}',
      paid: 'Approved the payment of {}',
      ...moneyActs,
      payment_rejected: 'Rejected the payment of {}',
      refunded: 'Marked {} as refunded',
      lines_changed: 'Changed the lines of {}',
      quote_sent: 'Sent the quote for {}',
      quote_revised: 'Revised the quote for {}',
      shipping_changed: 'Changed the shipping details of {}',
      address_changed: 'Changed the delivery address of {}',
      confirmation_sent: 'Sent the confirmation of {} again',
      evidence_uploaded: 'Added payment evidence to {}',
      payment_stated: 'Noted a payment for {}',
      payment_method_changed: 'Changed the payment method of {}',
      message_sent: 'Wrote to the customer of {}',
      note_added: 'Added a note to {}',
      note_deleted: 'Deleted a note on {}',
      archived: 'Archived {}',
      unarchived: 'Took {} out of the archive',
    },
  },
  statement: {
    label: 'Bank statements',
    one: 'a bank statement',
    acts: {
      imported: 'Imported {}',
      line_added: 'Took in a line of {} that seemed to be there',
      undone: 'Took back {}',
    },
  },
  bank_account: {
    label: 'Bank accounts',
    one: 'a bank account',
    acts: stored,
  },
  bank_line: {
    label: 'Bank lines',
    one: 'a bank line',
    acts: { matched: 'Matched {}', set_aside: 'Set {} aside', reopened: 'Opened {} again' },
  },
  design: {
    label: 'Design requests',
    one: 'a design request',
    acts: {
      status: 'Changed the status of {}',
      paid: 'Approved the payment of {}',
      ...moneyActs,
      payment_rejected: 'Rejected the payment of {}',
      payment_pending: 'Marked the payment of {} as pending',
      refunded: 'Marked {} as refunded',
      evidence_uploaded: 'Added payment evidence to {}',
      board_opened: 'Opened the board of {}',
      board_published: 'Published the board of {}',
      concept_uploaded: 'Uploaded a concept for {}',
      suggestions_saved: 'Saved the suggestions for {}',
      comment_added: 'Commented on {}',
      comment_answered: 'Answered a comment on {}',
      comment_settled: 'Settled a comment on {}',
      comment_reopened: 'Opened a comment on {} again',
      plan_scaled: 'Set the scale of the plan of {}',
      plan_unscaled: 'Removed the scale of the plan of {}',
    },
  },
  product: {
    label: 'Products',
    one: 'a product',
    acts: {
      ...stored,
      archived: 'Archived {}',
      published: 'Published {}',
      withdrawn: 'Took {} back to a draft',
      restored: 'Restored {}',
      imported: 'Imported {}',
      stock_changed: 'Changed the stock of {}',
      incoming_added: 'Added a delivery of {}',
      incoming_changed: 'Changed a delivery of {}',
      incoming_removed: 'Removed a delivery of {}',
    },
  },
  stocktake: {
    label: 'Stocktakes',
    one: 'a stocktake',
    acts: {
      started: 'Started the stocktake {}',
      applied: 'Applied the stocktake {}',
      deleted: 'Deleted the stocktake {}',
    },
  },
  category: { label: 'Categories', one: 'a category', acts: { ...stored, moved: 'Moved {}' } },
  content: {
    label: 'Pages',
    one: 'a page',
    acts: {
      created: 'Added {}',
      saved: 'Saved a draft of {}',
      published: 'Published {}',
      restored: 'Went back to an earlier version of {}',
      withdrawn: 'Took back what was published of {}',
      deleted: 'Deleted {}',
      picture_added: 'Uploaded a picture for pages',
    },
  },
  package: {
    label: 'Packages',
    one: 'a package',
    acts: { ...stored, moved: 'Moved {}', archived: 'Archived {}', board_opened: 'Opened the board of {}' },
  },
  question: {
    label: 'Questions',
    one: 'somebody',
    acts: { answered: 'Answered a question of {}', swatches_sent: 'Sent swatches to {}' },
  },
  review: {
    label: 'Reviews',
    one: 'a piece',
    acts: { hide: 'Took down a review of {}', show: 'Put back a review of {}' },
  },
  user: {
    label: 'Users',
    one: 'a person',
    acts: {
      created: 'Opened an account for {}',
      changed: 'Changed the account of {}',
      deleted: 'Deleted the account of {}',
      closed: 'Closed the own account',
    },
  },
  settings: {
    label: 'Settings',
    one: 'the settings',
    acts: { changed: 'Changed {}', test_email_sent: 'Sent a test email' },
  },
  letter: { label: 'Words of letters', one: 'a letter', acts: { changed: 'Changed the words of {}' } },
  email: { label: 'Emails', one: 'an email', acts: { retried: 'Tried {} again', set_aside: 'Set {} aside' } },
}

/** What was done, with `{}` for the thing; an act that nobody has words for is told by its own name. */
export function actWords(action: string): string {
  const [kind = '', act = ''] = action.split(/\.(.*)/s)
  return kinds[kind]?.acts[act] ?? `${plainWords(act || kind)}: {}`
}

/** The acts on one kind of thing, as choices: "Approved the payment of an order". */
export function actChoices(kind: string): { value: string; label: string }[] {
  const { acts, one } = kinds[kind] ?? { acts: {}, one: '' }
  return Object.entries(acts).map(([act, words]) => ({
    value: `${kind}.${act}`,
    label: words.replace('{}', one),
  }))
}

/** A name of the code as words: "salePrice" is "Sale price", "note_added" is "Note added". */
export function plainWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(?:id|seo|url)\b/g, (short) => short.toUpperCase())
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
