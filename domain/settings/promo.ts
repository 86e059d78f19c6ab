import { storeDay } from '#kit/core/store-day.ts'

type PromoEnd = { promoBannerUntil: string; timeZone: string }

/** Whether the last day of the promo banner has ended where the store is; without one it stays. */
export function isPromoOver({ promoBannerUntil, timeZone }: PromoEnd, now: Date): boolean {
  return promoBannerUntil !== '' && storeDay(now, timeZone) > promoBannerUntil
}
