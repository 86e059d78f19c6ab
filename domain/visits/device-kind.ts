/** What a page was opened on, as far as its width and pointer tell. */
export const deviceKinds = ['desktop', 'tablet', 'mobile'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** A tablet's shorter side has at least this many CSS pixels. */
const TABLET_SIDE = 600

/** What opens a page: a mouse or trackpad makes a desktop; else the shorter side of the screen decides. */
export function deviceKindOf({ hasMouse, shortSide }: { hasMouse: boolean; shortSide: number }): DeviceKind {
  if (hasMouse) return 'desktop'
  return shortSide < TABLET_SIDE ? 'mobile' : 'tablet'
}

const labels: Record<DeviceKind, string> = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' }

/** The name of a kind of device; of orders that did not say, "Not known". */
export function deviceKindLabel(device: DeviceKind | null): string {
  return device === null ? 'Not known' : labels[device]
}
