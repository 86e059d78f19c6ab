/** What of a page is drawn at most: a few kilobytes can ask for more than a tab has memory for, or for minutes. */
const MAX_OPERATIONS = 500_000
/** Numbers of all paths together; a curve has seven. */
const MAX_PATH_NUMBERS = 2_000_000

type Operations = { argsArray: readonly (readonly unknown[] | null)[] }

/** Lets operations of a page pass, up to a limit; there it calls `onTooMuch`, once. */
export function withinEffort(onTooMuch: () => void): (index: number, operations: Operations) => boolean {
  let numbers = 0
  let isOver = false
  return (index, { argsArray }) => {
    if (isOver) return false
    // A path has its kind, its numbers and its bounds.
    const [, data] = argsArray[index] ?? []
    const [path] = Array.isArray(data) ? data : []
    if (path instanceof Float32Array) numbers += path.length
    isOver = argsArray.length > MAX_OPERATIONS || numbers > MAX_PATH_NUMBERS
    if (isOver) onTooMuch()
    return !isOver
  }
}
