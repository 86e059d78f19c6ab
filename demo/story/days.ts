import { hideReview } from '#server/reviews/hide-review.ts'
import { writeReview } from '#server/reviews/write-review.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { remindOfFees } from '#server/designs/remind-of-fee.ts'
import { lowStockNotice } from '#server/db/schema/low-stock.ts'
import { notifyLowStock } from '#server/stock/notify-low-stock.ts'
import { expireQuotes } from '#server/orders/quotes/expire-quotes.ts'
import { addDays } from '#kit/core/calendar-days.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { saveSettings } from '#server/settings/save-settings.ts'
import { keepProduct } from '#server/wishlist/keep-product.ts'
import type { SettingsChangeForm } from '#contract/settings-admin.ts'
import { condo } from './homes/condo.ts'
import { familyHouse } from './homes/family-house.ts'
import type { When } from './moments.ts'
import { placedInHome } from './package-homes.ts'
import type { PersonName } from './people.ts'
import { pieceOf, type PieceWords } from './pieces.ts'
import { type Happening, openAccount, type Scene } from './scene.ts'
import { answerLast, question, swatches } from './question-acts.ts'
import { sharedPlan } from './shared-plan.ts'
import { beginCount, count, delivery, stock, wait, writePiece } from './stock-acts.ts'

/** What else happened in the shop: accounts, settings, stock, reviews, wishlists, and a cart left behind. */
export const days: readonly (readonly [When, Happening])[] = [
  ['75d 08:10', set({ general: { quoteMode: false } })],
  [
    '75d 08:14',
    set({ shipping: { allowLocalPickup: true, localPickupAddress: '1200 Ala Moana Boulevard' } }),
  ],
  ['74d 10:02', join('keola')],
  ['70d 19:31', join('malia')],
  ['69d 09:40', join('grace')],
  // Banks of this shop's customers keep up to so much of a wire.
  ['67d 16:01', set({ payment: { smallDifference: 15_00 } })],
  ['67d 16:02', join('ikaika')],
  ['63d 12:11', join('nalani')],
  ['52d 21:06', join('daniel')],
  ['49d 10:20', join('emma')],
  ['46d 18:11', join('kainoa')],
  ['56d 15:00', stock('1 driftline-sofa oak', 6, 'Container from Oakland')],
  [
    '55d 19:20',
    review(
      'keola',
      'shoreline-sofa',
      5,
      'Came up in the narrow elevator, legs off. It looks lighter than it is.',
    ),
  ],
  ['52d 09:00', stock('1 lookout-cabinet oak', -6, 'Lent to the model home in Kakaako')],
  ['49d 20:15', review('malia', 'reed-chair', 5, 'Six of them, two children, no stain that stayed.')],
  [
    '48d 07:50',
    review('malia', 'canoe-table', 4, 'Beautiful walnut. It took three of us to turn it in the hall.'),
  ],
  ['47d 21:40', review('ikaika', 'lanai-lounge', 5, 'Sits like the one on my grandparents’ porch.')],
  ['44d 12:20', review('nalani', 'pilot-desk', 3, 'A good desk; the drawer needed a second adjustment.')],
  [
    '41d 08:30',
    count(
      'Warehouse, October',
      ['1 studio-desk walnut', -4],
      ['1 horizon-media oak', 0],
      ['1 reed-chair oak', 1],
    ),
  ],
  ['40d 19:05', review('grace', 'crest-bed', 5, 'Quiet, even on the old floor.')],
  ['38d 08:05', set({ general: { quoteMode: true }, shipping: { allowLocalPickup: false } })],
  ['35d 18:25', review('emma', 'harbor-sofa', 1, 'Call 555 0199 for the same sofa at half the price!!')],
  ['34d 08:15', hideReviewOf('emma', 'harbor-sofa')],
  ['30d 22:10', keep('nalani', 'cloud-bed', 'letter-desk', 'reed-chair')],
  ['26d 20:50', keep('daniel', 'driftline-sofa', 'horizon-media')],
  ['24d 09:10', stock('1 studio-desk oak', -7, 'Sold to the trade, by invoice')],
  ['19d 19:45', review('malia', 'tambour-sideboard', 5, 'The grain runs through both, as they said.')],
  ['15d 21:35', keep('kainoa', 'crest-bed', 'tidal-sofa', 'lagoon-coffee', 'shoreline-ottoman')],
  ['14d 20:40', sharedPlan('kainoa', '1 tidal-sofa fog', '1 lagoon-coffee walnut', '2 reed-chair oak')],
  ['22d 10:10', placedInHome('one-bedroom', condo)],
  ['22d 10:40', placedInHome('two-bedroom')],
  ['22d 11:20', placedInHome('three-bedroom', familyHouse)],
  [
    '20d 08:20',
    writePiece('pilot-desk', {
      name: 'Pilot desk, first edition',
      productCode: 'LN-DSK-090',
      state: 'archived',
    }),
  ],
  ['12d 09:30', stock('1 captain-desk walnut', -4, 'Moved to the hotel project')],
  ['12d 09:31', stock('1 captain-desk oak', -6, 'Moved to the hotel project')],
  ['12d 09:32', stock('1 captain-desk teak', -5, 'Moved to the hotel project')],
  [
    '8d 20:40',
    review('emma', 'sedge-bed', 4, 'The cane is lovely. Two weeks on the barge, as they had said.'),
  ],
  ['5d 19:20', question('emma', 'sedge-bed', 'Does the cane stand the salt in the air, right at the shore?')],
  [
    '4d 09:10',
    answerLast('It does, indoors. Mist it now and then, and keep it out of the spray on the lanai itself.'),
  ],
  ['4d 08:00', closeMonth],
  ['4d 10:15', delivery('8 verandah-settee walnut')],
  ['80h', put('daniel', '1 letter-desk walnut', '1 weft-chair oak')],
  ['30h', put('nalani', '2 night-stand oak')],
  [
    '29h',
    writePiece('alcove-settee', {
      name: 'Alcove settee, low back',
      productCode: 'LN-SET-090',
      state: 'draft',
    }),
  ],
  ['28h', wait('kainoa', '1 verandah-settee walnut')],
  ['27h', beginCount('Show room', ['1 alcove-settee indigo', 0], ['1 driftline-sofa oak', -1])],
  ['26h', question('daniel', 'driftline-sofa', 'Would the oak go with a floor of koa?')],
  ['24h', swatches('grace', 'atoll-sofa', 2)],
  ['26h', keep('grace', 'atoll-sofa', 'ridge-table')],
]

/** The rounds of the shop up to now, so that it begins with nothing to tell of the past. */
export const rounds: Happening = async ({ shop }) => {
  await expireQuotes(shop)
  await remindOfFees(shop)
  await notifyLowStock(shop)
  // That letter was invented: it must not make the first real one wait.
  await shop.db.update(lowStockNotice).set({ notifiedAt: null })
}

function join(name: PersonName): Happening {
  return (scene) => openAccount(scene, name)
}

function set(form: Pick<SettingsChangeForm, 'general' | 'shipping' | 'payment'>): Happening {
  return ({ shop, cast: { mele } }) => saveSettings(shop, mele, form)
}

/** The books of the month before are closed. */
async function closeMonth(scene: Scene): Promise<void> {
  const { general } = await currentSettings.get(scene.shop)
  const today = storeDay(scene.shop.clock(), general.timeZone)
  const closedThrough = addDays(`${today.slice(0, 'yyyy-mm'.length)}-01`, -1)
  await set({ payment: { books: { closedThrough } } })(scene)
}

function review(by: PersonName, slug: string, rating: number, text: string): Happening {
  return ({ shop, cast, products }) =>
    writeReview(shop, cast[by].id, products.get(slug)?.id ?? '', { rating, text })
}

/** The studio takes down what is no review. */
function hideReviewOf(by: PersonName, slug: string): Happening {
  return async ({ shop, cast, products }) => {
    const found = await shop.db.rows<{ id: string }>({
      name: 'story_review',
      text: 'select id from reviews where user_id = $1 and product_id = $2',
      values: [cast[by].id, products.get(slug)?.id],
    })
    return hideReview(shop, cast.mele, found[0]?.id ?? '', true)
  }
}

function keep(by: PersonName, ...slugs: string[]): Happening {
  return async ({ shop, cast, products }) => {
    for (const slug of slugs) await keepProduct(shop.db, cast[by].id, products.get(slug)?.id ?? '')
  }
}

function put(by: PersonName, ...pieces: PieceWords[]): Happening {
  return async ({ shop, cast, products }) => {
    for (const words of pieces) {
      const { productId, quantity, choice } = pieceOf(products, words)
      await addToCart(shop, cast[by], { productId, quantity, variants: choice })
    }
  }
}
