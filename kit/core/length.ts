import { cmPer, type PlanUnit } from './length-units.ts'

const units: readonly [unit: PlanUnit, written: RegExp][] = [
  ['mm', /[\s-]*(?:mm|millimet(?:er|re)s?)\.?$/],
  ['cm', /[\s-]*(?:cms?|centimet(?:er|re)s?)\.?$/],
  ['in', /[\s-]*(?:"|in|inch|inches)\.?$/],
  ['m', /[\s-]*(?:m|met(?:er|re)s?)\.?$/],
]
const FEET = /^(.+?)[\s-]*(?:'|ft\.?|foot|feet)[\s-]*(.*)$/
/** `8`, `8.5`, `.5`, `1/2`, `8 1/2` or `8-1/2`. */
const FIGURE = /^(\d+(?:\.\d+)?|\.\d+)?(?:(?:^|[\s-]+)(\d+)\/(\d+))?$/

/**
 * A length as people type it, in centimetres: in the chosen unit, unless they type one. `31½`, `81 cm`, `2' 8"`,
 * `6ft 2 1/2 in`; undefined where it is no length.
 */
export function typedCm(typed: string, chosen: PlanUnit): number | undefined {
  const text = plain(typed)
  const [, feet, inches = ''] = FEET.exec(text) ?? []
  const cm =
    feet === undefined
      ? measured(text, chosen)
      : measured(feet, 'ft') + (inches === '' ? 0 : measured(inches, 'in'))
  return cm > 0 ? cm : undefined
}

/** With one sign for feet, for inches and before decimals, and fractions written out. */
function plain(typed: string): string {
  return typed
    .replaceAll(/[¼-¾⅓⅔⅛-⅞]/g, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')}`)
    .replaceAll(/[’′‘´]/g, "'")
    .replaceAll(/[”″“]|''/g, '"')
    .replaceAll(',', '.')
    .trim()
    .toLowerCase()
}

/** Not a number where it is no length. */
function measured(text: string, chosen: PlanUnit): number {
  const [unit, written] = units.find(([, end]) => end.test(text)) ?? [chosen, /$/]
  const figure = FIGURE.exec(text.replace(written, '').trim() || 'none')
  if (!figure) return Number.NaN
  const [, whole = '0', part = '0', of = '1'] = figure
  return Number(part) < Number(of) ? (Number(whole) + Number(part) / Number(of)) * cmPer[unit] : Number.NaN
}
