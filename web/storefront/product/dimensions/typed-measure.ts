import { figureIn, lengthText, type LengthUnit } from '#domain/fit/lengths.ts'
import { typedCm } from '#domain/fit/measured-lengths.ts'
import { isBelievable, limitsOf, type Measure } from '#domain/fit/way-in.ts'

const units: Record<LengthUnit, string> = {
  in: 'inches, such as 31.5 or 31 1/2',
  cm: 'centimeters, such as 80',
}

/** What is wrong with what was typed, in words; undefined where nothing is, or where nothing was typed. */
export function faultOf(measure: Measure, text: string, unit: LengthUnit): string | undefined {
  if (text.trim() === '') return undefined
  const cm = typedCm(text, unit)
  if (cm === undefined) return `Type a number of ${units[unit]}`
  if (isBelievable(measure, cm)) return undefined
  const [least, most] = limitsOf(measure)
  return `This should be between ${figureIn(least, unit)} and ${lengthText(most, unit)}: is the unit right?`
}

/** The centimetres of what was typed, where they can be believed. */
export function measureOf(measure: Measure, text: string, unit: LengthUnit): number | undefined {
  const cm = typedCm(text, unit)
  return cm !== undefined && isBelievable(measure, cm) ? cm : undefined
}
