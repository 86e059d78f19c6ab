import type { World } from '#server/world.ts'
import { writeSettings } from './current-settings.ts'

/** What the example says of its firm: a shop of one's own begins without it. */
const unsaid = {
  founded: '',
  offices: '',
  collectionLine: '',
  packagesIncluded: '',
  promoBanner: '',
  homesServed: '',
}
const metaDescription =
  'Furniture for {homes}, with designer packages and a custom design service that begins with your floor plan.'

/** Before the first start of a shop without the demo. */
export async function beginOwnShop(shop: World): Promise<void> {
  await shop.db.inTransaction(async (tx) => {
    await writeSettings(shop, tx, 'general', unsaid)
    await writeSettings(shop, tx, 'seo', { metaDescription })
  })
}
