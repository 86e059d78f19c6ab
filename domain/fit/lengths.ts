import { cmPer } from '#kit/core/length.ts'
import { type LengthUnit, otherUnit } from './unit-systems.ts'

/** `31.5`: to a tenth, without a zero at the end. */
export function figureIn(cm: number, unit: LengthUnit): number {
  return Math.round((cm / cmPer[unit]) * 10) / 10
}

/** "31.5 in". */
export function lengthText(cm: number, unit: LengthUnit): string {
  return `${figureIn(cm, unit)} ${unit}`
}

/** "35 in (89 cm)", with `unit` first. */
export function bothUnits(cm: number, unit: LengthUnit): string {
  return `${lengthText(cm, unit)} (${lengthText(cm, otherUnit[unit])})`
}
