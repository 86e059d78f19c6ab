/** How a movement of the bank stands: matched to payments or a refund, set aside as none of a customer, or neither yet. */
export const bankLineStates = ['new', 'matched', 'set_aside'] as const
export type BankLineState = (typeof bankLineStates)[number]
