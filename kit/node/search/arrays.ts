import type { TypedArray } from './growing.ts'

/** The typed arrays that something is made of, by name: they go to a file, or to another thread. */
export type Arrays = Record<string, TypedArray>

/** `arrays` with a name before every name. */
export function under(name: string, arrays: Arrays): Arrays {
  return Object.fromEntries(Object.entries(arrays).map(([key, array]) => [`${name}.${key}`, array]))
}

/** Those whose names begin with `name`, by the rest of their names. */
export function within(name: string, arrays: Arrays): Arrays {
  const own = Object.entries(arrays).filter(([key]) => key.startsWith(`${name}.`))
  return Object.fromEntries(own.map(([key, array]) => [key.slice(name.length + 1), array]))
}
