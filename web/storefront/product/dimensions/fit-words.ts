import { lengthText } from '#domain/fit/lengths.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { neededText, spareText } from '#domain/fit/lengths.ts'
import type { Carried } from '#domain/fit/obstacles.ts'
import type { Measure, WayIn } from '#domain/fit/way-in.ts'
import type { Answer } from '#domain/fit/will-it-fit.ts'

const carriedWords: Record<Carried, string> = {
  straight: '',
  lying: '',
  tilted: ' tilted',
  'on-end': ' standing on end',
  leaning: ' leaning',
  turning: ' around the turn',
}

const lackWords: Record<Measure, (needed: string, input: string) => string> = {
  doorWidth: (needed, input) => `${needed}, your door has ${input}`,
  doorHeight: (needed, input) => `a height of ${needed}, your door has ${input}`,
  elevatorDoorWidth: (needed, input) => `${needed}, the elevator door has ${input}`,
  elevatorDepth: (needed, input) => `a depth of ${needed}, the elevator has ${input}`,
  elevatorHeight: (needed, input) => `a height of ${needed}, the elevator has ${input}`,
  stairWidth: (needed, input) => `${needed}, the stairs have ${input}`,
  landingDepth: (needed, input) => `${needed} at the turn, there is ${input}`,
}

/** "Fits, with 6 in to spare": what a place says to a piece. */
export function verdictText(
  { verdict, carried, spareCm, lack }: Answer,
  way: WayIn,
  unit: LengthUnit,
): string {
  const held = carriedWords[carried]
  if (verdict === 'fits') return `Fits${held}, with ${spareText(spareCm, unit)} to spare`
  if (verdict === 'tight')
    return `Tight: it passes${held} with ${spareText(Math.max(0, spareCm), unit)} to spare`
  if (!lack) return 'Does not fit: the packed piece is too large here in more than one way'
  const input = lengthText(way[lack.measure] ?? 0, unit)
  return `Does not fit: the packed piece needs ${lackWords[lack.measure](neededText(lack.neededCm, unit), input)}`
}

/** What to do about it; nothing where it fits. */
export function adviceText({ verdict, passesUnpacked }: Answer): string | undefined {
  if (verdict === 'fits') return undefined
  if (verdict === 'tight') return 'Tell us before you order, so that the delivery team measures first.'
  return passesUnpacked
    ? 'Without its packing it passes: ask us to have it unpacked at the door.'
    : 'Ask us before you order: there may be another way in, or a piece that comes in parts.'
}
