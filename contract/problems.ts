import { httpProblems, Refusal, type RefusalDetail, type RefusalEntry } from '#kit/core/operation/problem.ts'
import { creditCardMessage } from '#domain/payments/payment-method.ts'
import { stockProblems } from './stock-problems.ts'

/** Every refusal the shop makes: its HTTP status and the words the customer reads. */
export const problems = {
  ...httpProblems,
  ...stockProblems,
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  wrong_password: { status: 400, message: 'Current password is incorrect' },
  temporary_password_wrong: {
    status: 400,
    message: 'Failed to reset password. Please check your temporary password and try again.',
  },
  link_expired: {
    status: 400,
    message: 'This link was used before or is too old. You can have another one sent from your profile.',
  },
  not_delivered_to_you: { status: 403, message: 'Only pieces that were delivered to you can be reviewed' },
  admins_cannot_buy: {
    status: 403,
    message: 'Admin users cannot add items to cart. Please login as a regular user.',
  },
  product_not_found: { status: 404, message: 'Product not found' },
  page_not_found: { status: 404, message: 'Page not found' },
  category_not_found: { status: 404, message: 'Category not found' },
  cart_item_not_found: { status: 404, message: 'This item is no longer in your cart' },
  package_not_found: { status: 404, message: 'Package not found' },
  question_not_found: { status: 404, message: 'Question not found' },
  swatches_waiting: {
    status: 409,
    message: 'We send five swatches at a time. Please ask for these once the others are in the mail.',
  },
  question_answered: {
    status: 409,
    message: 'This was answered already. Please load the page again to read what was said.',
  },
  review_not_found: { status: 404, message: 'Review not found' },
  order_not_found: { status: 404, message: 'Order not found' },
  payment_not_found: { status: 404, message: 'Payment not found' },
  refund_not_found: { status: 404, message: 'Refund not found' },
  bank_account_not_found: { status: 404, message: 'Bank account not found' },
  bank_line_not_found: { status: 404, message: 'Bank line not found' },
  audit_entry_not_found: { status: 404, message: 'Entry not found' },
  statement_not_found: { status: 404, message: 'Statement not found' },
  payable_not_found: { status: 404, message: 'Nothing is to be paid under this number' },
  paper_not_found: { status: 404, message: 'There is no paper of this number' },
  note_not_found: { status: 404, message: 'Note not found' },
  design_request_not_found: { status: 404, message: 'Design request not found' },
  concept_not_found: { status: 404, message: 'Concept not found' },
  board_not_found: { status: 404, message: 'Board not found' },
  board_piece_not_found: { status: 404, message: 'This piece no longer stands on the plan' },
  comment_not_found: { status: 404, message: 'Comment not found' },
  suggestion_not_found: { status: 404, message: 'Suggestion not found' },
  user_not_found: { status: 404, message: 'User not found' },
  letter_not_found: { status: 404, message: 'Letter not found' },
  email_not_found: { status: 404, message: 'Email not found' },
  email_taken: {
    status: 409,
    message: 'Email address is already registered. Please use a different email or try logging in.',
  },
  out_of_stock: { status: 409, message: 'Out of stock' },
  price_changed: { status: 409, message: 'Prices have changed. Please check the new total.' },
  already_reviewed: { status: 409, message: 'You have already reviewed this piece' },
  order_not_cancellable: {
    status: 409,
    message: 'This order can no longer be canceled here. Please contact us.',
  },
  illegal_state: {
    status: 409,
    message: 'This can no longer be done. Please load the page again to see where it stands.',
  },
  changed_too_often: {
    status: 409,
    message: 'This was changed so often that no more changes are taken here. Please contact us.',
  },
  quote_not_open: {
    status: 409,
    message: 'This quote can no longer be answered. Please load the page again to see where it stands.',
  },
  revision_not_found: { status: 404, message: 'This quote was not sent' },
  quote_closed: {
    status: 409,
    message: 'This quote request is closed. Please load the page again to see why.',
  },
  payment_not_open: {
    status: 409,
    message: 'This order takes no payment evidence now. Please load the page again to see where it stands.',
  },
  /** The design fee is paid, refunded or no longer due. */
  fee_not_open: {
    status: 409,
    message: 'This request takes no payment evidence now. Please load the page again to see where it stands.',
  },
  /** Money came or went since the page was loaded: thrown with the figures as they are now. */
  payment_changed: {
    status: 409,
    message: 'A payment was recorded since you opened this. Please check the new figures.',
  },
  /** Thrown with the reason. */
  due_sum: { status: 400, message: 'The parts have to come to all that is to be paid' },
  /** The accountant has closed the day that something would be entered on. */
  books_closed: {
    status: 409,
    message: 'The books are closed through this day. Use a later day, or open them in Settings → Payment.',
  },
  /** This very statement was read: thrown with its days. */
  bank_file_known: { status: 409, message: 'This statement was read before' },
  /** Thrown with what may go back. */
  refund_too_much: { status: 409, message: 'This is more than may go back' },
  second_person: {
    status: 409,
    message: 'A refund of this size is sent by another admin than the one who approved it',
  },
  order_not_payable: {
    status: 409,
    message: 'Nothing is due for this order yet. It can be paid once its quote is accepted.',
  },
  stale: {
    status: 409,
    message:
      'Somebody else has changed this since you opened it. Nothing of yours was saved: look at theirs, then save again.',
  },
  /** Thrown with what was saved meanwhile, as far as it is remembered. */
  board_changed: {
    status: 409,
    message:
      'Somebody else has changed the same since you opened it. Nothing of yours was saved: look at theirs, then choose.',
  },
  board_is_empty: { status: 409, message: 'No piece stands on the board yet. Place one, then publish.' },
  /** Thrown with the name of the piece. */
  board_piece_gone: { status: 409, message: 'A piece on the board is no longer sold' },
  not_of_this_kind: { status: 409, message: 'Please choose a piece of the same kind' },
  does_not_fit: {
    status: 409,
    message:
      'This piece does not fit there: it would stand in a wall, a door or another piece. Please choose a smaller one, or comment on the piece.',
  },
  /** Thrown with what it would come to. */
  over_budget: { status: 409, message: 'This brings the pieces over the budget of your brief' },
  too_many_suggestions: {
    status: 409,
    message: 'A design can suggest 100 different pieces. Take some off the board or the list, then publish.',
  },
  too_many_boards: {
    status: 409,
    message: 'You have 50 room plans, as many as there is room for. Please delete one of them first.',
  },
  standard_page: {
    status: 409,
    message: 'This page always stands: go back to the original instead of deleting it',
  },
  category_name_taken: { status: 409, message: 'Another category has this name' },
  product_code_taken: { status: 409, message: 'Another product has this code' },
  /** Thrown with the names of the packages. */
  product_without_picture: { status: 409, message: 'At least one product image is required' },
  product_awaits_studio: { status: 409, message: 'The studio publishes this product after a look' },
  product_in_archive: { status: 409, message: 'Only the studio can bring back what is archived' },
  product_in_package: { status: 409, message: 'This product is part of a package' },
  too_many_messages: {
    status: 409,
    message: 'This order has as many messages as it can hold. Please write by email instead.',
  },
  too_many_comments: {
    status: 409,
    message: 'This design has 100 comments, as many as it can hold. Please answer one of them instead.',
  },
  too_many_replies: {
    status: 409,
    message: 'This comment has 100 answers, as many as it can hold. Please add a new comment instead.',
  },
  /** The figure is the setting's: thrown with `minimumOrderMessage`. */
  minimum_order: { status: 400, message: 'Below the minimum order amount' },
  /** Thrown with the fault and the record that is to blame. */
  board_unsound: { status: 400, message: 'This board could not be opened again. Nothing was saved.' },
  card_coming_soon: { status: 400, message: creditCardMessage },
} as const satisfies Record<string, RefusalEntry>

export type ProblemCode = keyof typeof problems

/** A refusal of the catalogue. */
export class Problem extends Refusal<ProblemCode> {
  constructor(code: ProblemCode, detail?: RefusalDetail) {
    super(code, problems[code], detail)
  }
}

/** The refusal of something that is not there, by its words: a malformed id is answered exactly as an unknown one. */
export function missing(message: string | undefined): Problem {
  const codes = Object.keys(problems) as ProblemCode[]
  return new Problem(
    codes.find((code) => problems[code].status === 404 && problems[code].message === message) ?? 'not_found',
  )
}
