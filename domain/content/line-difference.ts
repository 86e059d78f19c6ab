export type DifferentLine = { kind: 'same' | 'added' | 'removed'; text: string }

/** Beyond this many comparisons the middle of two texts is shown as all removed and all added. */
const MOST_COMPARED = 1_000_000

/** How one text became another, line by line. */
export function lineDifference(before: string, after: string): DifferentLine[] {
  const was = before.split('\n')
  const is = after.split('\n')
  let head = 0
  while (head < was.length && head < is.length && was[head] === is[head]) head++
  let tail = 0
  while (tail < Math.min(was.length, is.length) - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  return [
    ...lines('same', was.slice(0, head)),
    ...middle(was.slice(head, was.length - tail), is.slice(head, is.length - tail)),
    ...lines('same', was.slice(was.length - tail)),
  ]
}

function lines(kind: DifferentLine['kind'], texts: readonly string[]): DifferentLine[] {
  return texts.map((text) => ({ kind, text }))
}

function middle(was: readonly string[], is: readonly string[]): DifferentLine[] {
  if (was.length * is.length > MOST_COMPARED) return [...lines('removed', was), ...lines('added', is)]
  const common = commonLengths(was, is)
  const found: DifferentLine[] = []
  let [a, b] = [0, 0]
  while (a < was.length || b < is.length) {
    if (a < was.length && b < is.length && was[a] === is[b]) {
      found.push({ kind: 'same', text: was[a++]! })
      b++
    } else if (b >= is.length || (a < was.length && common[a + 1]![b]! >= common[a]![b + 1]!)) {
      found.push({ kind: 'removed', text: was[a++]! })
    } else found.push({ kind: 'added', text: is[b++]! })
  }
  return found
}

/** How many lines the rest of one text from `a` on and of the other from `b` on have in common, in order. */
function commonLengths(was: readonly string[], is: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1))
  for (let a = was.length - 1; a >= 0; a--) {
    for (let b = is.length - 1; b >= 0; b--) {
      table[a]![b] =
        was[a] === is[b] ? table[a + 1]![b + 1]! + 1 : Math.max(table[a + 1]![b]!, table[a]![b + 1]!)
    }
  }
  return table
}
