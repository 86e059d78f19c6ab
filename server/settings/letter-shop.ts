import { promiseWords } from '#domain/settings/promises.ts'
import { formatShortMoney } from '#kit/core/money.ts'
import type { Settings } from '#contract/settings.ts'
import type { Config } from '#server/config.ts'
import type { LetterShop } from '#server/outbox/letter.ts'

/** The shop as its letters name it. */
export function letterShop(
  { general, email, payment, letters }: Pick<Settings, 'general' | 'email' | 'payment' | 'letters'>,
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
    returnedCheckFee: formatShortMoney(payment.chequeFee),
    promises: promiseWords(general),
    words: letters,
    ...(general.logoUrl !== '' && { logoUrl: new URL(general.logoUrl, publicUrl).href }),
  }
}
