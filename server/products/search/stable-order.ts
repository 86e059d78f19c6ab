/** Puts numbers in order by other numbers, equals staying as they came: a few passes however many there are. */
const DIGIT = 16
const VALUES = 1 << DIGIT
const LOW = VALUES - 1

/** `docs` in ascending order of `key`, a whole number from 0 to 2³² - 1; always memory of its own. */
export function orderedBy(docs: Uint32Array, key: (doc: number) => number): Uint32Array {
  const keys = Uint32Array.from(docs, key)
  let [highest, isOrdered] = [0, true]
  for (let i = 0; i < keys.length; i++) {
    highest = Math.max(highest, keys[i]!)
    if (i > 0 && keys[i - 1]! > keys[i]!) isOrdered = false
  }
  if (isOrdered) return docs.slice()
  const byLow = pass(docs, keys, 0)
  return highest > LOW ? pass(byLow.docs, byLow.keys, DIGIT).docs : byLow.docs
}

/** `docs` in ascending order of `key`, any number. */
export function orderedByFloat(docs: Uint32Array, key: (doc: number) => number): Uint32Array {
  const float = new Float64Array(1)
  const halves = new Uint32Array(float.buffer)
  const read = (doc: number) => {
    // -0 and 0 are one number.
    float[0] = key(doc) + 0
    return halves[1]! >>> 31
  }
  const low = (doc: number) => (read(doc) ? ~halves[0]! >>> 0 : halves[0]!)
  const high = (doc: number) => (read(doc) ? ~halves[1]! >>> 0 : (halves[1]! | 0x80000000) >>> 0)
  return orderedBy(orderedBy(docs, low), high)
}

function pass(docs: Uint32Array, keys: Uint32Array, shift: number) {
  const starts = new Uint32Array(VALUES + 1)
  for (let i = 0; i < keys.length; i++) starts[((keys[i]! >>> shift) & LOW) + 1]!++
  for (let value = 1; value <= VALUES; value++) starts[value]! += starts[value - 1]!
  const ordered = { docs: new Uint32Array(docs.length), keys: new Uint32Array(docs.length) }
  for (let i = 0; i < docs.length; i++) {
    const place = starts[(keys[i]! >>> shift) & LOW]!++
    ordered.docs[place] = docs[i]!
    ordered.keys[place] = keys[i]!
  }
  return ordered
}
