import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { products } from '#server/db/schema/products.ts'
import { atOnce, inRuns } from '#tests/support/at-once.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { kai, leilani } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

await describeRaces('P11: the cart is right', (testing) => {
  const add = (productId: string) => testing.as(leilani).call('POST /api/cart/add', { body: { productId } })
  const update = (itemId: string, quantity: number) =>
    testing.as(leilani).call('PUT /api/cart/update/:itemId', { params: { itemId }, body: { quantity } })
  const remove = (itemId: string) =>
    testing.as(leilani).call('DELETE /api/cart/remove/:itemId', { params: { itemId } })
  const order = (productId: string) =>
    testing.as(leilani).call('POST /api/orders', { body: orderForm(productId) })

  const input = (stock: number) => seedProduct(testing.shop.db, { stock })
  const linesOf = (productId: string) =>
    testing.shop.db.select().from(cartItems).where(eq(cartItems.productId, productId))

  test('50 parallel adds of 1 make one line of as many as there are', () =>
    inRuns('P11', 20, '50 parallel adds of 1: one line, quantity min(50, stock)', async (round) => {
      const stock = round % 2 ? 20 : 80
      const productId = await input(stock)
      const { refused } = await atOnce(Array.from({ length: 50 }, () => () => add(productId)))
      expect(refused).toEqual([])
      expect(await linesOf(productId)).toMatchObject([{ quantity: Math.min(50, stock) }])
      const { cart } = await testing.as(kai).call('GET /api/cart')
      expect(cart.items).toEqual([])
    }))

  test('50 parallel adds of a package make one line of as many sets as there are', () =>
    inRuns('P11', 20, '50 parallel adds of a package: one line, quantity min(50, sets)', async (round) => {
      const product = await input(round % 2 ? 61 : 200)
      const packageId = await seedPackage(testing.shop.db, {
        id: `set-${round}`,
        items: [{ product, quantity: 3 }],
      })
      const addSet = () => testing.as(leilani).call('POST /api/cart/add', { body: { packageId } })
      expect((await atOnce(Array.from({ length: 50 }, () => addSet))).refused).toEqual([])
      const written = testing.shop.db.select().from(cartItems).where(eq(cartItems.packageId, packageId))
      expect(await written).toMatchObject([{ quantity: round % 2 ? 20 : 50 }])
    }))

  test('adds, updates and removals at once leave a line that could be there', () =>
    inRuns(
      'P11',
      20,
      '12 adds, 12 updates and 4 removals at once: no fault, at most one line of 1 to stock',
      async () => {
        const productId = await input(9)
        const { cart } = await add(productId)
        const itemId = cart.items.find(({ product }) => product._id === productId)?._id ?? ''
        const calls = Array.from({ length: 28 }, (_, place) => {
          if (place % 7 === 6) return () => remove(itemId)
          return place % 2 ? () => add(productId) : () => update(itemId, (place % 12) + 1)
        })
        const { refused } = await atOnce(calls)
        expect(new Set(refused).difference(new Set(['cart_item_not_found']))).toEqual(new Set())
        const [line, ...others] = await linesOf(productId)
        expect(others).toEqual([])
        expect(line?.quantity ?? 1).toBeGreaterThanOrEqual(1)
        expect(line?.quantity ?? 1).toBeLessThanOrEqual(9)
      },
    ))

  test('a product that is deleted while it is added leaves no line and no fault', () =>
    inRuns(
      'P11',
      20,
      '10 adds around the deletion of the product: 2xx, 404 or 409, no line left',
      async () => {
        const productId = await input(9)
        const drop = () => testing.shop.db.delete(products).where(eq(products.id, productId))
        const calls: (() => Promise<unknown>)[] = Array.from({ length: 10 }, () => () => add(productId))
        const { refused } = await atOnce(calls.toSpliced(3, 0, async () => drop()))
        expect(new Set(refused).difference(new Set(['product_not_found', 'out_of_stock']))).toEqual(new Set())
        expect(await linesOf(productId)).toEqual([])
        const { cart } = await testing.as(leilani).call('GET /api/cart')
        expect(cart.items).toEqual([])
      },
    ))

  test('an order takes its lines and no other that comes at the same moment', () =>
    inRuns(
      'P11',
      20,
      'an order beside 5 adds of another product: its line gone, the other there',
      async () => {
        const [ordered, other] = [await input(9), await input(9)]
        await add(ordered)
        const calls: (() => Promise<unknown>)[] = Array.from({ length: 5 }, () => () => add(other))
        expect((await atOnce([...calls, () => order(ordered)])).refused).toEqual([])
        expect(await linesOf(ordered)).toEqual([])
        expect(await linesOf(other)).toMatchObject([{ quantity: 5 }])
      },
    ))
})
