import { finishOfKey } from '#domain/products/finish-of-key.ts'
import type { Variant } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { LetterCustomer, LetterShop } from '#server/outbox/letter.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { backInStockLetter } from './letters.ts'
import { orderable } from './orderable.ts'

/** Letters of one transaction. */
const BATCH = 200

/**
 * Tells whoever waits for a finish that there is some again, once each. It looks at what there is, not at what moved:
 * however the units came, they are seen. Any number of processes may look at once.
 */
export async function notifyBackInStock(shop: World): Promise<void> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  for (let written = BATCH; written === BATCH;)
    written = await shop.db.inTransaction((tx) => notifySome(tx, about))
}

type Waiter = LetterCustomer & { productId: string; variantKey: string; name: string; variants: Variant[] }

const takeText = `
  with back as (
    select a.product_id, a.variant_key, a.user_id
    from stock_alerts a
    join inventory i on i.product_id = a.product_id and i.variant_key = a.variant_key
    join products p on p.id = a.product_id
    where ${orderable} > 0 and p.state = 'live'
    limit ${BATCH}
    for update of a skip locked
  ), taken as (
    delete from stock_alerts a using back
    where a.product_id = back.product_id and a.variant_key = back.variant_key and a.user_id = back.user_id
    returning a.*
  )
  select u.first_name as "firstName", u.last_name as "lastName", u.email, p.id as "productId", p.name, p.variants,
    taken.variant_key as "variantKey"
  from taken join users u on u.id = taken.user_id join products p on p.id = taken.product_id`

/** How many letters were written. */
async function notifySome(tx: Db, shop: LetterShop): Promise<number> {
  const waiters = await tx.rows<Waiter>({ name: 'take_stock_alerts', text: takeText })
  const letters = waiters.map(({ productId, variantKey, name, variants, ...customer }) =>
    backInStockLetter({ customer, shop, productId, variantKey, piece: pieceOf(name, variants, variantKey) }),
  )
  await queueLetters(tx, letters)
  return waiters.length
}

function pieceOf(name: string, variants: Variant[], variantKey: string): string {
  return [name, finishOfKey(variants, variantKey)].filter(Boolean).join(', ')
}
