/** A 3D model or page may lie on this site or on a host that the settings list. */
export type ModelPlaces = { hosts: readonly string[]; origin: string }

/** Said of an address that lies anywhere else. */
export const modelElsewhere =
  'Use a 3D page on this site, or an https address on a host that the settings list'

/** Whether a 3D model or page may lie at `address`: a file of this site, or https on a listed host. */
export function isModelAddress(address: string, { hosts, origin }: ModelPlaces): boolean {
  // A backslash or a control character means one thing here and another to a browser, and a semicolon ends an address.
  // oxlint-disable-next-line no-control-regex
  if (/[\\;\u0000-\u0020\u007f]/.test(address) || !URL.canParse(address, origin)) return false
  const url = new URL(address, origin)
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(origin).origin)
    return /\.(html|glb)$/i.test(url.pathname) && !url.pathname.startsWith('/api/')
  return url.protocol === 'https:' && hosts.some((host) => host.trim().toLowerCase() === url.host)
}
