import type { WeightUnit } from '#kit/core/weight.ts'

/** Lengths as shoppers read them. Everything is stored and reckoned in centimeters. */
export const lengthUnits = ['in', 'cm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** The owner's choice of what sizes and weights are shown and typed in. */
export const unitSystems = ['imperial', 'metric'] as const
export type UnitSystem = (typeof unitSystems)[number]

export const lengthUnitOf: Record<UnitSystem, LengthUnit> = { imperial: 'in', metric: 'cm' }
export const weightUnitOf: Record<LengthUnit, WeightUnit> = { in: 'lb', cm: 'kg' }
export const otherUnit: Record<LengthUnit, LengthUnit> = { in: 'cm', cm: 'in' }

/** What is said of what is no length. */
export const LENGTH_EXAMPLES = `Type a length, such as 31 1/2, 2' 8" or 80 cm`
