/** A typed array that can be added to: full, it moves to one twice as long. */
export type TypedArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array

/** `array` if it has room for `length` entries, else a longer copy of it. */
export function withRoom<Column extends TypedArray>(array: Column, length: number): Column {
  if (length <= array.length) return array
  const Columns = array.constructor as unknown as new (length: number) => Column
  const longer = new Columns(Math.max(length, array.length * 2, 64))
  longer.set(array)
  return longer
}
