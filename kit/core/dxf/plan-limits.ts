/** How much of a drawing is drawn. A file of a few bytes can ask for more shapes than memory holds. */

/** Group codes with their values; a 10 MB file has about a million at most. */
export const MAX_GROUPS = 3_000_000

/** Elements drawn, counting those of a block each time that it is placed. */
export const MAX_ELEMENTS = 200_000

/** Points of all lines together. */
export const MAX_POINTS = 1_000_000

/** Blocks inside blocks. */
export const MAX_BLOCK_DEPTH = 16

/** Letters of one element. */
export const MAX_TEXT_LENGTH = 5_000

/** Coordinates further out are taken for mistakes: no house lies a light year from its origin. */
export const MAX_COORDINATE = 1e12
