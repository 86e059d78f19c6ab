import { lengthUnits, type LengthUnit } from '#domain/fit/unit-systems.ts'
import { isBelievable, measures, type WayIn } from '#domain/fit/way-in.ts'
import { getLocalItem, removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { WAY_IN } from '#web/session.ts'

/** What a shopper has measured at home, in centimetres, and the unit it is told in. */
export type SavedWayIn = { unit: LengthUnit; way: WayIn }

/** Keeps what was measured, so that the next piece is answered at once. */
export function keepWayIn(stored: SavedWayIn): void {
  if (Object.keys(stored.way).length === 0) removeLocalItems(WAY_IN)
  else setLocalItem(WAY_IN, JSON.stringify(stored))
}

/** What was measured before, in `shopUnit` until a shopper chooses; what no longer makes sense is left out. */
export function readWayIn(shopUnit: LengthUnit): SavedWayIn {
  try {
    const { unit, way } = JSON.parse(getLocalItem(WAY_IN) ?? '{}') as {
      unit?: unknown
      way?: Record<string, unknown>
    }
    return {
      unit: lengthUnits.find((existing) => existing === unit) ?? shopUnit,
      way: believableOf(way ?? {}),
    }
  } catch {
    // Written by another program or cut short: as good as nothing.
    return { unit: shopUnit, way: {} }
  }
}

function believableOf(way: Record<string, unknown>): WayIn {
  const reported = measures.flatMap((measure) => {
    const cm = way[measure]
    return typeof cm === 'number' && isBelievable(measure, cm) ? [[measure, cm]] : []
  })
  return Object.fromEntries(reported) as WayIn
}
