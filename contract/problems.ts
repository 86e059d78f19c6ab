import { httpProblems, Refusal, type RefusalDetail, refusals } from '#kit/core/operation/problem.ts'
import { creditCardMessage } from '#domain/payments/payment-method.ts'
import { stockProblems } from './stock-problems.ts'

/** Every refusal the shop makes: its HTTP status and the words the customer reads. */
export const problems = {
  ...httpProblems,
  ...stockProblems,
  ...refusals(400, {
    wrong_password: 'Current password is incorrect',
    temporary_password_wrong: 'Failed to reset password. Please check your temporary password and try again.',
    link_expired: 'This link was used before or is too old. You can have another one sent from your profile.',
    /** Thrown with the reason. */
    due_sum: 'The parts have to come to all that is to be paid',
    /** The figure is the setting's: thrown with `minimumOrderMessage`. */
    minimum_order: 'Below the minimum order amount',
    /** Thrown with the fault and the record that is to blame. */
    board_unsound: 'This board could not be opened again. Nothing was saved.',
    card_coming_soon: creditCardMessage,
  }),
  ...refusals(401, { invalid_credentials: 'Invalid credentials' }),
  ...refusals(403, {
    not_delivered_to_you: 'Only pieces that were delivered to you can be reviewed',
    admins_cannot_buy: 'Admin users cannot add items to cart. Please login as a regular user.',
  }),
  ...refusals(404, {
    product_not_found: 'Product not found',
    page_not_found: 'Page not found',
    category_not_found: 'Category not found',
    cart_item_not_found: 'This item is no longer in your cart',
    package_not_found: 'Package not found',
    question_not_found: 'Question not found',
    review_not_found: 'Review not found',
    order_not_found: 'Order not found',
    payment_not_found: 'Payment not found',
    refund_not_found: 'Refund not found',
    bank_account_not_found: 'Bank account not found',
    bank_line_not_found: 'Bank line not found',
    audit_entry_not_found: 'Entry not found',
    statement_not_found: 'Statement not found',
    payable_not_found: 'Nothing is to be paid under this number',
    paper_not_found: 'There is no paper of this number',
    note_not_found: 'Note not found',
    design_request_not_found: 'Design request not found',
    concept_not_found: 'Concept not found',
    board_not_found: 'Board not found',
    board_piece_not_found: 'This piece no longer stands on the plan',
    comment_not_found: 'Comment not found',
    suggestion_not_found: 'Suggestion not found',
    user_not_found: 'User not found',
    letter_not_found: 'Letter not found',
    email_not_found: 'Email not found',
    revision_not_found: 'This quote was not sent',
  }),
  ...refusals(409, {
    swatches_waiting:
      'We send five swatches at a time. Please ask for these once the others are in the mail.',
    question_answered: 'This was answered already. Please load the page again to read what was said.',
    email_taken: 'Email address is already registered. Please use a different email or try logging in.',
    out_of_stock: 'Out of stock',
    price_changed: 'Prices have changed. Please check the new total.',
    already_reviewed: 'You have already reviewed this piece',
    order_not_cancellable: 'This order can no longer be canceled here. Please contact us.',
    illegal_state: 'This can no longer be done. Please load the page again to see where it stands.',
    changed_too_often: 'This was changed so often that no more changes are taken here. Please contact us.',
    quote_not_open:
      'This quote can no longer be answered. Please load the page again to see where it stands.',
    quote_closed: 'This quote request is closed. Please load the page again to see why.',
    payment_not_open:
      'This order takes no payment evidence now. Please load the page again to see where it stands.',
    /** The design fee is paid, refunded or no longer due. */
    fee_not_open:
      'This request takes no payment evidence now. Please load the page again to see where it stands.',
    /** Money came or went since the page was loaded: thrown with the figures as they are now. */
    payment_changed: 'A payment was recorded since you opened this. Please check the new figures.',
    /** The accountant has closed the day that something would be entered on. */
    books_closed:
      'The books are closed through this day. Use a later day, or open them in Settings → Payment.',
    /** This very statement was read: thrown with its days. */
    bank_file_known: 'This statement was read before',
    /** Thrown with what may go back. */
    refund_too_much: 'This is more than may go back',
    second_person: 'A refund of this size is sent by another admin than the one who approved it',
    order_not_payable: 'Nothing is due for this order yet. It can be paid once its quote is accepted.',
    stale:
      'Somebody else has changed this since you opened it. Nothing of yours was saved: look at theirs, then save again.',
    /** Thrown with what was saved meanwhile, as far as it is remembered. */
    board_changed:
      'Somebody else has changed the same since you opened it. Nothing of yours was saved: look at theirs, then choose.',
    board_is_empty: 'No piece stands on the board yet. Place one, then publish.',
    /** Thrown with the name of the piece. */
    board_piece_gone: 'A piece on the board is no longer sold',
    not_of_this_kind: 'Please choose a piece of the same kind',
    does_not_fit:
      'This piece does not fit there: it would stand in a wall, a door or another piece. Please choose a smaller one, or comment on the piece.',
    /** Thrown with what it would come to. */
    over_budget: 'This brings the pieces over the budget of your brief',
    too_many_suggestions:
      'A design can suggest 100 different pieces. Take some off the board or the list, then publish.',
    too_many_boards: 'You have 50 room plans, as many as there is room for. Please delete one of them first.',
    standard_page: 'This page always stands: go back to the original instead of deleting it',
    category_name_taken: 'Another category has this name',
    product_code_taken: 'Another product has this code',
    product_without_picture: 'At least one product image is required',
    product_awaits_studio: 'The studio publishes this product after a look',
    product_in_archive: 'Only the studio can bring back what is archived',
    /** Thrown with the names of the packages. */
    product_in_package: 'This product is part of a package',
    too_many_messages: 'This order has as many messages as it can hold. Please write by email instead.',
    too_many_comments:
      'This design has 100 comments, as many as it can hold. Please answer one of them instead.',
    too_many_replies:
      'This comment has 100 answers, as many as it can hold. Please add a new comment instead.',
  }),
}

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
