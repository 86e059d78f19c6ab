import type { Settings } from '#contract/settings.ts'
import type { Config } from '#server/config.ts'
import type { LetterShop } from '#server/outbox/letter.ts'

/** The shop as its letters name it. */
export function letterShop(
  { general, email, letters }: Pick<Settings, 'general' | 'email' | 'letters'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): LetterShop {
  return {
    storeName: general.storeName,
    address: general.address,
    phone: general.phoneNumber,
    email: general.storeEmail,
    adminEmail: email.adminEmail,
    publicUrl,
    timeZone: general.timeZone,
    words: letters,
    ...(general.logoUrl !== '' && { logoUrl: new URL(general.logoUrl, publicUrl).href }),
  }
}
