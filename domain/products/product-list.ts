/** Products on one page of the grid. */
export const GRID_PAGE_SIZE = 12

/** The longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 200
