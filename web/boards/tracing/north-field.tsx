import { wholeTurn } from '#domain/boards/footprint.ts'
import { usePlan, type Plan } from '../plan-store.ts'
import { TypedField } from '../typed-field.tsx'

/** Where north is on the sheet; empty until somebody says so. */
export function NorthField({ plan }: { plan: Plan }) {
  const { light } = usePlan(plan).board
  const shown = light.isNorthSet ? String(light.north) : ''

  function set(text: string): string | undefined {
    const degrees = Number(text)
    if (!Number.isFinite(degrees)) return 'Type degrees, such as 0 for up or 90 for right'
    const isNorthSet = text.trim() !== ''
    plan.act([{ of: 'light', value: { ...light, north: wholeTurn(degrees), isNorthSet } }], 'North set')
    return undefined
  }
  return <TypedField label="North, in degrees clockwise from up" shown={shown} onSet={set} />
}
