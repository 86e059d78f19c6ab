import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { LimitName } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { Shop } from '#server/shop.ts'
import type { SignedIn } from './session.ts'

/** What takes its time, and how much of it each person may have under way (docs/specification/promises.md, section 5). */
const most: Partial<Record<LimitName, { atOnce: number; message: string }>> = {
  upload: {
    atOnce: 2,
    message: 'Two of your uploads are still under way. Please wait until one of them has ended.',
  },
  export: {
    atOnce: 1,
    message: 'Your last import or export is still under way. Please wait until it has ended.',
  },
}
const RETRY_AFTER = 5

/** What each person has under way in each running shop. */
const underWay = new WeakMap<Shop, Map<string, number>>()

/**
 * Gives `user` a place among the requests under way, until `reply` has left or nobody reads it any more.
 *
 * @throws Problem `rate_limited`: all of theirs are taken
 */
export function takePlace(
  shop: Shop,
  name: LimitName,
  user: SignedIn | undefined,
  { raw }: FastifyReply,
): void {
  const limit = most[name]
  if (!limit || !user) return
  const places = placesIn(shop)
  const key = `${name} ${user.id}`
  const taken = places.get(key) ?? 0
  if (taken >= limit.atOnce * shop.config.rateLimitScale)
    throw new Problem('rate_limited', { message: limit.message, retryAfter: RETRY_AFTER })
  places.set(key, taken + 1)
  finished(raw, () => giveBack(places, key))
}

function placesIn(shop: Shop): Map<string, number> {
  const places = underWay.get(shop) ?? new Map<string, number>()
  underWay.set(shop, places)
  return places
}

function giveBack(places: Map<string, number>, key: string): void {
  const left = (places.get(key) ?? 0) - 1
  if (left > 0) places.set(key, left)
  else places.delete(key)
}
