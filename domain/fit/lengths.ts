import { cmPer } from '#kit/core/length.ts'

/** Lengths as shoppers read them. Everything is kept and reckoned in centimetres. */
export const lengthUnits = ['in', 'cm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** `31.5`: to a tenth, without a zero at the end. */
export function figureIn(cm: number, unit: LengthUnit): number {
  return Math.round((cm / cmPer[unit]) * 10) / 10
}

/** "31.5 in". */
export function lengthText(cm: number, unit: LengthUnit): string {
  return `${figureIn(cm, unit)} ${unit}`
}

/** "35 in (89 cm)". */
export function bothUnits(cm: number): string {
  return `${lengthText(cm, 'in')} (${lengthText(cm, 'cm')})`
}
