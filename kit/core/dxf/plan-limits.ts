/** How much of a drawing is drawn. A file of a few bytes can ask for more shapes than memory holds. */

/** Group codes with their values; 10 MB of short lines have a million and a quarter. */
export const MAX_GROUPS = 1_500_000
/** Elements, vertices and what else begins with a group 0: the smallest vertex has 40 bytes. */
export const MAX_RECORDS = 300_000

/**
 * What of a drawing is drawn at most: elements, counting those of a block each time that it is placed, and points of
 * all lines together.
 */
export type DrawnLimits = { elements: number; points: number }

export const SCREEN_LIMITS: DrawnLimits = { elements: 200_000, points: 1_000_000 }

/** What is said where a limit was reached. */
export const CUT_DRAWING = 'This drawing is very large: a part of it is not drawn.'

/** Characters of the elements drawn, counted as elements are, and a curve of a high degree as it is dear. */
export const MAX_EFFORT = 40_000_000

/** Letters of all texts together: paper takes its time for each, a page for each line; of further texts nothing is drawn. */
export const MAX_LETTERS = 80_000

/** What a line of a text counts beside its letters. */
export const LETTERS_OF_LINE = 10

/** Layers, colors and line types in all their combinations: on screen each is a path of its own, and each layer a switch. */
export const MAX_LOOKS = 2_000

/** Blocks inside blocks. */
export const MAX_BLOCK_DEPTH = 16

/** Dashes and gaps of one line type; AutoCAD takes twelve. */
export const MAX_DASHES = 24

/** The highest degree of a spline. */
export const MAX_DEGREE = 25

/** Letters of one element. */
export const MAX_TEXT_LENGTH = 5_000

/** Coordinates further out are taken for mistakes: no house lies a light year from its origin. */
export const MAX_COORDINATE = 1e12
