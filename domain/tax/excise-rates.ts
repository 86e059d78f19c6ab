import { counties, type County, countyNames } from '#domain/places/hawaii.ts'

/** What a county's general excise tax is from one day to another, both counted; without a last day until further notice. */
export type ExciseRate = {
  county: County | 'all'
  from: string
  to: string
  /** What the seller owes, in millionths of what was taken. */
  statutoryPpm: number
  /** What may be shown to the buyer at most, in millionths of the price. */
  shownPpm: number
}

const ALL = 'All counties'

/** The rates as the owner reads and writes them, each on a line: county, first day, last day, percent owed, percent shown. */
export const firstRates: readonly string[] = [
  'Honolulu, 2007-01-01, 2030-12-31, 4.5, 4.712',
  'Kauaʻi, 2019-01-01, 2030-12-31, 4.5, 4.712',
  'Hawaiʻi, 2019-01-01, 2019-12-31, 4.25, 4.4386',
  'Hawaiʻi, 2020-01-01, 2030-12-31, 4.5, 4.712',
  'Maui, 2007-01-01, 2023-12-31, 4, 4.1666',
  'Maui, 2024-01-01, 2030-12-31, 4.5, 4.712',
  `${ALL}, 2031-01-01, , 4, 4.1666`,
]

const MILLION = 1_000_000
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const PERCENT = /^\d{1,2}(\.\d{1,4})?$/

/**
 * The most that may be shown where `statutoryPpm` is owed: the tax is owed on itself too, and a seller may not visibly
 * collect more than is owed.
 */
export function mostShown(statutoryPpm: number): number {
  return Math.floor((statutoryPpm * MILLION) / (MILLION - statutoryPpm))
}

/** The rate on a line, or what is wrong with it. */
export function exciseRateOn(line: string): ExciseRate | string {
  const parts = line.split(',').map((part) => part.trim())
  const [name = '', from = '', to = '', owed = '', shown = ''] = parts
  const county = countyNamed(name)
  const isWhole = parts.length === 5 && DAY.test(from) && (to === '' || (DAY.test(to) && to >= from))
  if (!county || !isWhole || !PERCENT.test(owed) || !PERCENT.test(shown))
    return `Write a county (${Object.values(countyNames).join(', ')} or ${ALL}), its first and last day, the percent owed and the percent shown, such as ${firstRates[0]}`
  const [statutoryPpm, shownPpm] = [ppmOf(owed), ppmOf(shown)]
  if (shownPpm > mostShown(statutoryPpm))
    return `At ${owed} % owed, at most ${percentText(mostShown(statutoryPpm))} % may be shown: more would be collected than is owed`
  return { county, from, to, statutoryPpm, shownPpm }
}

/** The rates on `lines` that can be read. */
export function exciseRatesOn(lines: readonly string[]): ExciseRate[] {
  return lines.map(exciseRateOn).filter((rate) => typeof rate !== 'string')
}

/** The rate of `county` on `day`; where that is not known, the lowest in force. */
export function exciseRateOf(
  rates: readonly ExciseRate[],
  county: County | null,
  day: string,
): ExciseRate | undefined {
  const inForce = rates.filter(({ from, to }) => from <= day && (to === '' || day <= to))
  const own = inForce.filter((rate) => rate.county === county || rate.county === 'all')
  const [latest] = own.toSorted((one, other) => other.from.localeCompare(one.from))
  const [lowest] = inForce.toSorted((one, other) => one.shownPpm - other.shownPpm)
  return (county === null ? undefined : latest) ?? lowest
}

/** The tax on `base` cents, in cents: rounded down, because not a cent more may be collected. */
export function exciseTax(base: number, shownPpm: number): number {
  return Math.floor((base * shownPpm) / MILLION)
}

/** "4.712". */
export function percentText(ppm: number): string {
  return String(ppm / 10_000)
}

function ppmOf(percent: string): number {
  return Math.round(Number(percent) * 10_000)
}

function countyNamed(name: string): ExciseRate['county'] | undefined {
  const folded = fold(name)
  return folded === fold(ALL) ? 'all' : counties.find((county) => fold(countyNames[county]) === folded)
}

/** Names are typed with and without their okina. */
function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[ʻ‘’'`]/g, '')
}
