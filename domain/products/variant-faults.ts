import { allVariantKeys } from './variant-key.ts'

/** The most combinations of options that one product is stocked in. */
export const MAX_COMBINATIONS = 200

/** What is wrong with the variants of a product, and where. */
export type VariantFault = { path: (string | number)[]; message: string }

type Named = { name: string; options: readonly { id?: string | undefined; name: string }[] }

/** Names and ids that stand twice, and more combinations than a table of stock can show. */
export function variantFaults(variants: readonly Named[]): VariantFault[] {
  const faults = [
    ...twice(variants.map(({ name }) => name)).map((at) => ({
      path: [at, 'name'],
      message: 'Another variant has this name',
    })),
    // What a shopper chooses is an object by these names, and one name is not like the others.
    ...variants.flatMap(({ name }, at) =>
      name.toLowerCase() === '__proto__' ? [{ path: [at, 'name'], message: 'Use another name' }] : [],
    ),
    ...variants.flatMap(({ options }, at) => [
      ...optionFaults(at, options, 'name', 'Another option has this name'),
      ...optionFaults(at, options, 'id', 'Another option has this id'),
    ]),
  ]
  return faults.length > 0 ? faults : combinationFaults(variants)
}

function optionFaults(at: number, options: Named['options'], field: 'id' | 'name', message: string) {
  return twice(options.map((option) => option[field] ?? '')).map((place) => ({
    path: [at, 'options', place, field],
    message,
  }))
}

function combinationFaults(variants: readonly Named[]): VariantFault[] {
  const count = variants.reduce((product, { options }) => product * options.length, 1)
  if (count > MAX_COMBINATIONS)
    return [{ path: [], message: `Use at most ${MAX_COMBINATIONS} combinations of options` }]
  const keys = allVariantKeys(
    variants.map(({ name, options }) => ({
      name,
      options: options.map((option, at) => ({ name: option.name, id: option.id ?? `new${at}` })),
    })),
  )
  // The ids "a-b" and "c" make the same key as "a" and "b-c".
  return new Set(keys).size < keys.length
    ? [{ path: [], message: 'Two combinations of options have the same key' }]
    : []
}

/** The places of what stands there for the second time, in whatever case; what is empty never does. */
function twice(names: readonly string[]): number[] {
  const folded = names.map((name) => name.trim().toLowerCase())
  return folded.flatMap((name, at) => (name !== '' && folded.indexOf(name) < at ? [at] : []))
}
