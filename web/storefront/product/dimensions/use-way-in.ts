import { useState } from 'react'
import { figureIn, lengthText } from '#domain/fit/lengths.ts'
import { LENGTH_EXAMPLES, type LengthUnit } from '#domain/fit/unit-systems.ts'
import { isBelievable, limitsOf, type Measure, type WayIn } from '#domain/fit/way-in.ts'
import { typedCm } from '#kit/core/length.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { keepWayIn, readWayIn } from './saved-way-in.ts'

type Typed = { [M in Measure]?: { text: string; isLeft: boolean } }

export type WayInForm = ReturnType<typeof useWayIn>

/**
 * What is typed of the way in. A measure is kept in centimetres as it was typed: another unit shows it rounded,
 * and never changes it.
 */
export function useWayIn() {
  const shopUnit = useLengthUnit()
  const [{ unit, way }, setStored] = useState(() => readWayIn(shopUnit))
  const [typed, setTyped] = useState<Typed>({})

  function keep(next: { unit: LengthUnit; way: WayIn }) {
    setStored(next)
    keepWayIn(next)
  }

  return {
    unit,
    way,
    textOf(measure: Measure): string {
      const cm = way[measure]
      return typed[measure]?.text ?? (cm === undefined ? '' : String(figureIn(cm, unit)))
    },
    /** Nobody is told of a fault before they have left the field. */
    faultOf(measure: Measure): string | undefined {
      const { text, isLeft } = typed[measure] ?? { text: '', isLeft: false }
      return isLeft ? faultOf(measure, text, unit) : undefined
    },
    /** Whether something is typed that is no measure yet: what is answered without it would mislead. */
    isUnclear(measure: Measure): boolean {
      return faultOf(measure, typed[measure]?.text ?? '', unit) !== undefined
    },
    type(measure: Measure, text: string): void {
      setTyped({ ...typed, [measure]: { text, isLeft: typed[measure]?.isLeft ?? false } })
      const { [measure]: _before, ...others } = way
      const cm = measureOf(measure, text, unit)
      keep({ unit, way: cm === undefined ? others : { ...others, [measure]: cm } })
    },
    leave(measure: Measure): void {
      const left = typed[measure]
      if (left) setTyped({ ...typed, [measure]: { ...left, isLeft: true } })
    },
    setUnit(next: LengthUnit): void {
      setTyped({})
      keep({ unit: next, way })
    },
    forget(): void {
      setTyped({})
      keep({ unit, way: {} })
    },
  }
}

/** What is wrong with what was typed, in words; undefined where nothing is, or where nothing was typed. */
export function faultOf(measure: Measure, text: string, unit: LengthUnit): string | undefined {
  if (text.trim() === '') return undefined
  const cm = typedCm(text, unit)
  if (cm === undefined) return LENGTH_EXAMPLES
  if (isBelievable(measure, cm)) return undefined
  const [least, most] = limitsOf(measure)
  return `This should be between ${figureIn(least, unit)} and ${lengthText(most, unit)}: is the unit right?`
}

/** The centimetres of what was typed, where they can be believed. */
export function measureOf(measure: Measure, text: string, unit: LengthUnit): number | undefined {
  const cm = typedCm(text, unit)
  return cm !== undefined && isBelievable(measure, cm) ? cm : undefined
}
