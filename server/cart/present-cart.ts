import { currentSettings } from '#server/settings/current-settings.ts'
import type { Cart } from '#contract/cart.ts'
import type { Settings } from '#contract/settings.ts'
import { cartTotals } from '#domain/cart/cart-lines.ts'
import { minimumOrderMessage, orderTotals, reachesMinimum } from '#domain/orders/order-totals.ts'
import { exciseLabel } from '#domain/tax/excise.ts'
import { isMember } from '#domain/users/roles.ts'
import type { SignedIn } from '#server/session.ts'
import { exciseNow, pricingRules } from '#server/settings/pricing-rules.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import { linesAtHand, linesInShop, type LineInShop } from './lines-in-shop.ts'
import { viewerBy } from '#server/products/present-product.ts'
import { presentLine } from './present-line.ts'
import { type CartLine, listCartLines } from './queries.ts'

/** Where the cart would go, as far as the asker says. */
type RequestedDelivery = {
  country?: string | undefined
  postalCode?: string | undefined
  pickup?: 'true' | 'false' | undefined
}

/** Without a country the figures are those of a delivery at home. */
const HOME = 'US'

/** A person's cart as they may see it now; an admin's is always empty. */
export async function presentCart(
  shop: World,
  user: SignedIn,
  requested: RequestedDelivery = {},
): Promise<Cart> {
  return presentLines(shop, user, isMember(user.role) ? await listCartLines(shop.db, user.id) : [], requested)
}

/** These lines of a cart as the person may see them now. */
export async function presentLines(
  shop: World,
  user: SignedIn,
  stored: readonly CartLine[],
  requested: RequestedDelivery = {},
): Promise<Cart> {
  const settings = await currentSettings.get(shop)
  const viewer = viewerBy(settings, user)
  const lines = await linesInShop(shop, stored)
  return {
    items: lines.map((line) => presentLine(line, viewer)),
    ...figures(lines, settings, requested, shop.clock()),
  }
}

function figures(
  lines: readonly LineInShop[],
  settings: Settings,
  { country = HOME, postalCode, pickup }: RequestedDelivery,
  now: Date,
): Omit<Cart, 'items'> {
  const mode = salesMode(settings)
  const orderable = linesAtHand(lines)
  const { totalItems } = cartTotals(orderable)
  if (mode === 'quote' && !holdsPackagesAlone(lines)) return { totalItems, ...withoutPrices }
  const delivery = { country, postalCode, pickup: pickup === 'true' && settings.shipping.allowLocalPickup }
  const excise = exciseNow(settings, delivery, now)
  const rules = { ...pricingRules(settings), excise: excise ?? null }
  const totals = orderable.length > 0 ? orderTotals(orderable, 'purchase', rules, delivery) : nothingToPay
  const isEnough = reachesMinimum(totals.itemsPrice, mode, rules)
  return {
    totalItems,
    ...totals,
    ...(excise === undefined && taxedLater),
    taxLabel: excise ? exciseLabel(excise) : null,
    belowMinimum: isEnough ? null : minimumOrderMessage(rules.minimumOrder),
  }
}

/** Of packages everyone knows the price, also while all other prices are on request. */
function holdsPackagesAlone(lines: readonly LineInShop[]): boolean {
  return lines.length > 0 && lines.every((line) => line.packageId !== null)
}

/** While nobody knows where it goes. */
const taxedLater = { taxPrice: null, totalPrice: null }

const withoutPrices = {
  itemsPrice: null,
  shippingPrice: null,
  taxPrice: null,
  totalPrice: null,
  taxLabel: null,
  belowMinimum: null,
}

/** Nothing is shipped, so shipping is not charged. */
const nothingToPay = { itemsPrice: 0, shippingPrice: 0, taxPrice: 0, totalPrice: 0 }
