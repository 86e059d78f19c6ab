import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import type { Cart } from '#contract/cart.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import { variantPrice } from '#domain/products/variant-price.ts'
import { choiceOfKey } from '#domain/products/choice-of-key.ts'
import { defaultChoice, variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import { orderableUnits, standingOf } from '#domain/stock/availability.ts'
import { call } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { currentSession } from '#web/session.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { paths } from '#web/paths.ts'
import { takeWanted, wantAfterSignIn } from '#web/shop/after-sign-in.ts'
import { changeWishlist } from '#web/wishlist/wishlist.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import type { ShownProduct } from './product-loader.ts'
import { useAddress } from './use-address.ts'

/** What is chosen about a piece, what it comes to, and putting it in the cart. */
export function usePurchase(product: ShownProduct) {
  const { choice, key, setChoice } = useChoice(product.variants)
  const [wanted, setWanted] = useState(1)
  const stock = stockOf(product, choice)
  const quantity = Math.max(1, Math.min(wanted, stock, MAX_QUANTITY))
  return {
    choice,
    /** The variant key of the choice. */
    key,
    setChoice,
    stock,
    standing: standingOf(product, key),
    quantity,
    maxQuantity: Math.min(stock, MAX_QUANTITY),
    setQuantity: setWanted,
    ...pricesOf(product, choice),
    ...useAddToCart({ productId: product._id, quantity, variants: choice }),
  }
}

export type Purchase = ReturnType<typeof usePurchase>

/** What is chosen, which the address says (`?finish=`) unless it is what the page opens with. */
function useChoice(variants: ShownProduct['variants']) {
  const [finish, setFinish] = useAddress('finish')
  const usual = defaultChoice(variants)
  const keyOf = (choice: VariantChoice) => variantKey(variants, choice) ?? ''
  const [choice, setChosen] = useState(() => choiceOfKey(variants, finish) ?? usual)

  function setChoice(next: VariantChoice) {
    setChosen(next)
    setFinish(keyOf(next) === keyOf(usual) ? '' : keyOf(next))
  }
  return { choice, key: keyOf(choice), setChoice }
}

/** Units of a choice that can be had. */
export function stockOf(
  product: Pick<ShownProduct, 'variants' | 'variantStock' | 'variantAvailability'>,
  choice: VariantChoice,
): number {
  return orderableUnits(product, variantKey(product.variants, choice) ?? '')
}

/** What the choice costs, in dollars as replies hold them; null while prices are on request. */
export function pricesOf(
  { price, salePrice, variants }: Pick<ShownProduct, 'price' | 'salePrice' | 'variants'>,
  choice: VariantChoice,
): { price: number | null; salePrice: number | null } {
  if (price === null) return { price: null, salePrice: null }
  const inCents = variants.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ ...option, priceDifference: centsOf(option.priceDifference ?? 0) })),
  }))
  const asChosen = (dollars: number) =>
    (variantPrice(centsOf(dollars), inCents, choice) ?? centsOf(dollars)) / 100
  return { price: asChosen(price), salePrice: salePrice === null ? null : asChosen(salePrice) }
}

type CartLine = { productId: string; quantity: number; variants: VariantChoice }

function useAddToCart(line: CartLine) {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const [success, setSuccess] = useState<string | undefined>(undefined)
  const forgetSuccess = useCallback(() => setSuccess(undefined), [])

  async function addToCart(quantity = line.quantity) {
    // With what is chosen, which the address says.
    const { pathname, search } = window.location
    const signInFirst = () => {
      wantAfterSignIn(line.productId, quantity)
      return navigate(paths.login({ redirect: pathname + search }))
    }
    if (currentSession() === null) return signInFirst()
    setAdding(true)
    setFailure(undefined)
    try {
      const { cart } = await call('POST /api/cart/add', { body: { ...line, quantity } })
      setCartCount(cart.totalItems)
      setSuccess(successOf(cart, line))
      // A piece is in the cart whether that is counted or not.
      import('#web/shop/count-visit.ts').then(({ countCarted }) => countCarted()).catch(() => undefined)
    } catch (error) {
      // The session was over, and the call has ended it here, too.
      if (currentSession() === null) return signInFirst()
      setFailure(messageOf(error, 'Failed to add to cart'))
    } finally {
      setAdding(false)
    }
  }

  const goOn = useEffectEvent(() => {
    const wanted = takeWanted(line.productId)
    // Who comes back without signing in has changed their mind.
    if (!wanted || currentSession() === null) return
    if (wanted.units) void addToCart(wanted.units)
    // The heart shows it, or that it was refused; by the specification the failure is logged alone.
    // oxlint-disable-next-line no-console
    else changeWishlist(line.productId, true).catch(console.error)
  })
  useEffect(() => {
    // What it shows at once is drawn after this.
    queueMicrotask(() => goOn())
  }, [])

  return { addToCart, isAdding, failure, success, forgetSuccess }
}

/** Adding stops at what is in stock, and then says so. */
export function successOf({ items }: Pick<Cart, 'items'>, { productId, variants }: CartLine): string {
  const line = items.find(
    (item) =>
      item.product._id === productId &&
      Object.entries(variants).every(([name, id]) => item.variants[name] === id),
  )
  if (line?.quantity === MAX_QUANTITY) return `${MAX_QUANTITY} are in your cart, the most one can order.`
  if (!line || line.quantity < line.stock) return 'Added to your cart.'
  return line.stock === 1
    ? 'The last one is in your cart.'
    : `All ${line.stock.toLocaleString('en-US')} that are left are in your cart.`
}
