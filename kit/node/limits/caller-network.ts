import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** Whoever is given one IPv6 address is given all that share these groups with it. */
const GROUPS_OF_NETWORK = 4

/**
 * What a caller is counted by: an IPv4 address, or the /64 network of an IPv6 one. A socket that was reset has no
 * address, whatever the types of frameworks say: empty.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const [, mapped] = MAPPED.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [front = [], back = []] = address.replace(/%.*/, '').split('::').map(groupsIn)
  const between = Array.from({ length: GROUPS - front.length - back.length }, () => '0')
  const groups = [...front, ...between, ...back].slice(0, GROUPS_OF_NETWORK)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function groupsIn(part: string): string[] {
  return part.split(':').filter((group) => group !== '')
}
