import type { World } from '#server/world.ts'
import { writeSettings } from './current-settings.ts'

/** What the example says of its firm: a shop of one's own begins without it. */
const unsaid = { founded: '', offices: '', collectionLine: '', packagesIncluded: '', promoBanner: '' }

/** Before the first start of a shop without the demo. */
export async function beginOwnShop(shop: World): Promise<void> {
  await shop.db.inTransaction((tx) => writeSettings(shop, tx, 'general', unsaid))
}
