/** Lengths as shoppers type them, and told so that nobody is misled by a rounding. */
import { cmPer, lengthText, type LengthUnit } from './lengths.ts'

/** Halves, quarters and eighths, as a tape measure shows them. */
const TYPED = /^(\d+(?:[.,]\d+)?)(?:\s+([1-7])\s*\/\s*([248]))?\s*(?:in|inch|inches|"|″|”|cm)?$/i
const signs: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** The centimetres of what was typed: `31.5`, `31,5`, `31 1/2` or `31½`; undefined where it is no length. */
export function typedCm(text: string, unit: LengthUnit): number | undefined {
  const plain = text.trim().replaceAll(/[½¼¾]/g, (sign) => signs[sign] ?? '')
  const [, whole, part = '0', of = '1'] = TYPED.exec(plain) ?? []
  if (whole === undefined) return undefined
  const length = (Number(whole.replace(',', '.')) + Number(part) / Number(of)) * cmPer[unit]
  return length > 0 ? length : undefined
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
