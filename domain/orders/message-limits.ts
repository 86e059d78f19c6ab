/** Letters of one message. */
export const MAX_MESSAGE = 2000
/** Messages of one order: of customer and studio together. */
export const MAX_MESSAGES = 200
/** Of them the last are the studio's, which can always answer. */
export const CUSTOMER_MESSAGES = 150
/** Files with one message. */
export const MAX_MESSAGE_FILES = 3
