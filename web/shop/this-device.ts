import { deviceKindOf, type DeviceKind } from '#domain/visits/device-kind.ts'

/** What this page is open on, as far as its pointer and its screen tell. */
export function thisDevice(): DeviceKind {
  const { width, height } = window.screen
  const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches
  return deviceKindOf({ hasMouse, shortSide: Math.min(width, height) })
}
