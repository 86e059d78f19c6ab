import { lengthUnitOf, type LengthUnit } from '#domain/fit/unit-systems.ts'
import { useShop } from './shop.ts'

/** What lengths are shown and typed in. */
export function useLengthUnit(): LengthUnit {
  return lengthUnitOf[useShop().settings.units]
}
