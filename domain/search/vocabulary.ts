import type { Concept } from '#kit/core/search/concept.ts'
import { kinds, listOf } from './kinds.ts'
import { traits } from './traits.ts'

/** A category as far as people search by it. */
export type NamedCategory = { id: string; name: string; synonyms?: string; parent?: string | null }

const forOne = listOf(
  'apartment, condo, studio apartment, small space, small apartment, small home, tiny home, small room',
)

/** Homes by their size are no rooms: "For two bedrooms". */
const homes: Concept[] = [1, 2, 3, 4].map((many) => ({
  id: `home:${many}`,
  words: [`${many} bedroom`, `for ${many} bedroom`, ...(many === 1 ? forOne : [])],
}))

/** What people's words mean, whatever the shop's categories. */
export function vocabulary(): Concept[] {
  return [...kinds(), ...traits(), ...homes]
}

/** In this order a question's parts narrow what is found. */
export const FILTERS = ['kind', 'color', 'material', 'room'] as const
