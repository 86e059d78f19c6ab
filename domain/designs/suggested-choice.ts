/** Said of a suggested piece one of whose variants is left open. */
export const OPTIONS_MISSING = 'Please select all required variant options'
