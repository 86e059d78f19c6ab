import { withFewMarks } from '#kit/core/few-marks.ts'
import type { Variant } from './variant-key.ts'

/** A variant as a form gives it: an option that is new has no id yet. */
export type VariantInput = {
  name: string
  options: { id?: string | undefined; name: string; priceDifference: number; default: boolean }[]
}

/**
 * The id of a new option, made from its name once. Without hyphens: these join the ids of a variant key.
 *
 * @param taken  the ids of the other options beside it
 */
export function optionId(name: string, taken: readonly string[]): string {
  const base =
    folded(name)
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '')
      .slice(0, 40) || 'option'
  let id = base
  for (let at = 2; taken.includes(id); at++) id = `${base}_${at}`
  return id
}

/**
 * Variants with an id for every option: its own, else that of the option which bore its name until now (so that
 * its stock stays), else a new one. One option of each is its default.
 */
export function withOptionIds(input: readonly VariantInput[], existing: readonly Variant[] = []): Variant[] {
  return input.map(({ name, options }) => {
    const before = existing.find((variant) => folded(variant.name) === folded(name))?.options ?? []
    const ids: string[] = options.flatMap(({ id }) => id ?? [])
    const chosen = Math.max(
      0,
      options.findIndex((option) => option.default),
    )
    return {
      name,
      options: options.map((option, at) => {
        const id = option.id ?? sameName(before, option.name, ids) ?? optionId(option.name, ids)
        ids.push(id)
        return { id, name: option.name, priceDifference: option.priceDifference, default: at === chosen }
      }),
    }
  })
}

function sameName(before: Variant['options'], name: string, taken: readonly string[]): string | undefined {
  return before.find((option) => folded(option.name) === folded(name) && !taken.includes(option.id))?.id
}

function folded(name: string): string {
  // A file of products brings names of any length.
  return withFewMarks(name).normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
