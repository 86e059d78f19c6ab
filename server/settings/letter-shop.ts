import { accents } from '#domain/settings/accents.ts'
import { promiseWords } from '#domain/settings/promises.ts'
import { formatShortMoney } from '#kit/core/money.ts'
import type { Settings } from '#contract/settings.ts'
import type { Config } from '#server/config.ts'
import { currentSettings } from './current-settings.ts'
import type { LetterShop } from '#server/outbox/letter.ts'

/** Reads what the store is called whenever a letter leaves. */
export function storeNameOf(world: Parameters<typeof currentSettings.get>[0]): () => Promise<string> {
  return async () => (await currentSettings.get(world)).general.storeName
}

/** The shop as its letters name it. */
export function letterShop(
  {
    general,
    shipping,
    email,
    payment,
    letters,
  }: Pick<Settings, 'general' | 'shipping' | 'email' | 'payment' | 'letters'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): LetterShop {
  return {
    storeName: general.storeName,
    address: general.address,
    pickupAddress: shipping.localPickupAddress,
    phone: general.phoneNumber,
    email: general.storeEmail,
    adminEmail: email.adminEmail,
    publicUrl,
    timeZone: general.timeZone,
    returnedCheckFee: formatShortMoney(payment.chequeFee),
    promises: promiseWords(general),
    words: letters,
    accent: accents[general.accent],
    ...(general.logoUrl !== '' && { logoUrl: new URL(general.logoUrl, publicUrl).href }),
  }
}
