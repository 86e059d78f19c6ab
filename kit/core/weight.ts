export type WeightUnit = 'lb' | 'kg'

const POUNDS_PER_KG = 1 / 0.453_592_37
const poundsPer: Record<WeightUnit, number> = { lb: 1, kg: POUNDS_PER_KG }
const WEIGHT = /^(\d+(?:\.\d+)?|\.\d+)\s*(?:(lbs?\.?|pounds?)|(kgs?\.?|kilos?|kilograms?))?$/

/** A weight as people type it, in pounds: in the chosen unit, unless they type one; undefined where it is none. */
export function typedPounds(typed: string, chosen: WeightUnit): number | undefined {
  const [, figure, lb, kg] = WEIGHT.exec(typed.replace(',', '.').trim().toLowerCase()) ?? []
  if (figure === undefined) return undefined
  return Number(figure) * poundsPer[lb ? 'lb' : kg ? 'kg' : chosen]
}

/** `76.2`: to a tenth, without a zero at the end. */
export function weightIn(pounds: number, unit: WeightUnit): number {
  return Math.round((pounds / poundsPer[unit]) * 10) / 10
}
