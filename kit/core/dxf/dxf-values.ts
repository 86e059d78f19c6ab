import type { Group } from './dxf-groups.ts'
import { MAX_COORDINATE } from './plan-limits.ts'

export type Groups = readonly Group[]

/** The first value under `code` as text; undefined where there is none. */
export function textIn(groups: Groups, code: number): string | undefined {
  return groups.find(([found]) => found === code)?.[1]
}

/** A name under `code`: in capitals, as DXF compares them, unless it is to be shown. */
export function nameIn(groups: Groups, code: number, isCompared = true): string {
  const name = textIn(groups, code)?.trim() ?? ''
  return isCompared ? name.toUpperCase() : name
}

/** The first number under `code`, or `otherwise` where there is none. NaN where it is no number that can be drawn. */
export function numberIn(groups: Groups, code: number, otherwise = 0): number {
  const value = textIn(groups, code)
  return value === undefined ? otherwise : drawable(value)
}

/** Every number under `code`, in order. */
export function numbersAt(groups: Groups, code: number): number[] {
  return groups.filter(([found]) => found === code).map(([, value]) => drawable(value))
}

function drawable(value: string): number {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return Math.abs(number) <= MAX_COORDINATE ? number : Number.NaN
}
