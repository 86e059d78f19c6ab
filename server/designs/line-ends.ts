/** What was typed, with one character for each line end: forms send two. */
export function plainLineEnds(typed: string): string {
  return typed.replaceAll('\r\n', '\n')
}
