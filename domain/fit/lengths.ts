import { cmPer } from '#kit/core/length-units.ts'
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

/** "31.5 in", never less than it is: what has to be there. */
export function neededText(cm: number, unit: LengthUnit): string {
  return lengthText(tenths(cm, unit, Math.ceil), unit)
}

/** "6 in", never more than it is: what is left over. */
export function spareText(cm: number, unit: LengthUnit): string {
  return lengthText(tenths(cm, unit, Math.floor), unit)
}

/** Less than this is no difference: a hundredth of a tenth. */
const EXACT = 1e-3

function tenths(cm: number, unit: LengthUnit, round: (tenths: number) => number): number {
  const exact = (cm / cmPer[unit]) * 10
  const near = Math.round(exact)
  return ((Math.abs(exact - near) < EXACT ? near : round(exact)) / 10) * cmPer[unit]
}
