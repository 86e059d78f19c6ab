/** The paths of all messages in the errors of a form, as deep as they stand. */
export function leavesOfErrors(errors: object, above = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'root') return []
    const path = above + name
    return 'message' in error && typeof error.message === 'string'
      ? [path]
      : leavesOfErrors(error, `${path}.`)
  })
}
