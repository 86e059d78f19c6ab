import type { Cart } from '#contract/cart.ts'
import type { Settings } from '#contract/settings.ts'
import { cartTotals } from '#domain/cart/cart-lines.ts'
import { minimumOrderMessage, orderTotals, reachesMinimum } from '#domain/orders/order-totals.ts'
import { choiceLabels } from '#domain/products/variant-key.ts'
import { seesPrices } from '#domain/sales-mode.ts'
import { isMember } from '#domain/users/roles.ts'
import type { SignedIn } from '#server/http/session.ts'
import { lineImageOf, presentPicture, type Viewer } from '#server/products/present-product.ts'
import type { StoredProduct } from '#server/products/queries.ts'
import { pricingRules } from '#server/settings/pricing-rules.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { Shop } from '#server/shop.ts'
import { linesAtHand, listLinesInShop, type LineInShop } from './lines-in-shop.ts'

/** Where the cart would go, as far as the asker says. */
type AskedDelivery = { country?: string | undefined; pickup?: 'true' | 'false' | undefined }

/** Without a country the figures are those of a delivery at home. */
const HOME = 'US'

/** A person's cart as they may see it now; an admin's is always empty. */
export async function presentCart(shop: Shop, user: SignedIn, asked: AskedDelivery = {}): Promise<Cart> {
  const settings = await shop.settings.get()
  const viewer = { mode: salesMode(settings), user }
  const lines = isMember(user.role) ? await listLinesInShop(shop.db, user.id) : []
  return {
    items: lines.map((line) => presentLine(line, viewer)),
    ...figures(linesAtHand(lines), settings, asked),
  }
}

function presentLine(line: LineInShop, { mode, user }: Viewer): Cart['items'][number] {
  const { id, product, isGone, quantity, stock, choice, unitPrice = null } = line
  const isPriced = seesPrices(mode, user?.role, product.ownerId !== null && product.ownerId === user?.id)
  return {
    _id: id,
    product: { ...presentCover(product), isGone },
    quantity,
    stock,
    variants: choice,
    labels: choiceLabels(product.variants, choice),
    price: isPriced ? unitPrice : null,
  }
}

function presentCover({ _id, name, category, pictures: [cover] }: StoredProduct) {
  return {
    _id,
    name,
    category,
    image: cover ? lineImageOf(cover) : '',
    picture: cover ? presentPicture(cover) : null,
  }
}

function figures(
  lines: readonly { price: number; quantity: number }[],
  settings: Settings,
  { country = HOME, pickup }: AskedDelivery,
): Omit<Cart, 'items'> {
  const { totalItems } = cartTotals(lines)
  const mode = salesMode(settings)
  if (mode === 'quote') return { totalItems, ...withoutPrices }
  const rules = pricingRules(settings)
  const delivery = { country, pickup: pickup === 'true' && settings.shipping.allowLocalPickup }
  const totals = lines.length > 0 ? orderTotals(lines, mode, rules, delivery) : nothingToPay
  const isEnough = reachesMinimum(totals.itemsPrice, mode, rules)
  return { totalItems, ...totals, belowMinimum: isEnough ? null : minimumOrderMessage(rules.minimumOrder) }
}

const withoutPrices = {
  itemsPrice: null,
  shippingPrice: null,
  taxPrice: null,
  totalPrice: null,
  belowMinimum: null,
}

/** Nothing is shipped, so shipping is not charged. */
const nothingToPay = { itemsPrice: 0, shippingPrice: 0, taxPrice: 0, totalPrice: 0 }
