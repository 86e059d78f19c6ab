type Line = { id: string }

/** What can be done with the lines of a list; there is always one to write into. */
export function lineList<One extends Line>(
  lines: readonly One[],
  empty: () => One,
  set: (lines: One[]) => void,
) {
  return {
    add: () => set([...lines, empty()]),
    change: (id: string, changed: Partial<One>) =>
      set(lines.map((line) => (line.id === id ? { ...line, ...changed } : line))),
    remove(id: string) {
      const left = lines.filter((line) => line.id !== id)
      set(left.length > 0 ? left : [empty()])
    },
  }
}
