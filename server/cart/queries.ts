import { and, asc, eq, gt, not, sql } from 'drizzle-orm'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import type { Variant, VariantChoice } from '#domain/products/variant-key.ts'
import { one, type Db } from '#server/db/database.ts'
import { cartItems } from '#server/db/schema/cart.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'

/** One product in one choice, as it was put in the cart. */
export type CartLine = {
  id: string
  productId: string
  variantKey: string
  choice: VariantChoice
  quantity: number
}

/** The lines of a person's cart, in the order in which they were put in. */
export function listCartLines(db: Db, userId: string): Promise<CartLine[]> {
  const { id, productId, variantKey, choice, quantity, createdAt } = cartItems
  return db
    .select({ id, productId, variantKey, choice, quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(createdAt), asc(id))
}

/** The product `id` as far as choosing needs it, unless archived. */
export function findProductOnOffer(
  db: Db,
  id: string,
): Promise<{ id: string; variants: Variant[] } | undefined> {
  return one(
    db
      .select({ id: products.id, variants: products.variants })
      .from(products)
      .where(and(eq(products.id, id), not(products.isArchived))),
  )
}

/**
 * Puts a choice in the cart, or raises the quantity of its line, capped at stock; says whether any was left.
 * One statement: adding many times at once loses none and never exceeds what is there, and a product that
 * is deleted at that moment counts as sold out.
 */
export async function upsertCartLine(db: Db, userId: string, line: CartLine): Promise<boolean> {
  const { id, productId, variantKey, choice, quantity } = line
  const written = await db.rows({
    name: 'upsert_cart_line',
    text: `
      insert into cart_items as line (id, user_id, product_id, variant_key, choice, quantity)
      select $1::uuid, $2::uuid, i.product_id, i.variant_key, $5::jsonb, least($6::int, i.quantity, $7::int)
      from inventory i join products p on p.id = i.product_id
      where i.product_id = $3 and i.variant_key = $4 and i.quantity > 0 and not p.is_archived
      for key share of p
      on conflict (user_id, product_id, variant_key) do update set quantity = least(
        line.quantity + $6::int,
        (select quantity from inventory where product_id = $3 and variant_key = $4),
        $7::int
      )
      returning id`,
    values: [id, userId, productId, variantKey, JSON.stringify(choice), quantity, MAX_QUANTITY],
  })
  return written.length > 0
}

/** Where the units of a line's choice are counted. */
const sameChoice = and(
  eq(inventory.productId, cartItems.productId),
  eq(inventory.variantKey, cartItems.variantKey),
)

/** Sets the quantity of a line, capped at stock; says whether it did: not for a line of someone else, nor when none is left. */
export async function setCartLineQuantity(
  db: Db,
  userId: string,
  id: string,
  quantity: number,
): Promise<boolean> {
  const line = await one(
    db
      .update(cartItems)
      .set({ quantity: sql`least(${quantity}::int, ${inventory.quantity})` })
      .from(inventory)
      .innerJoin(products, and(eq(products.id, inventory.productId), not(products.isArchived)))
      .where(and(ownLine(userId, id), sameChoice, gt(inventory.quantity, 0)))
      .returning({ id: cartItems.id }),
  )
  return line !== undefined
}

/** Whether `id` is a line in this person's cart. */
export async function isCartLineOf(db: Db, userId: string, id: string): Promise<boolean> {
  const line = await one(db.select({ id: cartItems.id }).from(cartItems).where(ownLine(userId, id)))
  return line !== undefined
}

/** Takes one line out of a person's cart, and says whether it was there. */
export async function deleteCartLine(db: Db, userId: string, id: string): Promise<boolean> {
  const line = await one(db.delete(cartItems).where(ownLine(userId, id)).returning({ id: cartItems.id }))
  return line !== undefined
}

/** Empties a person's cart. */
export async function clearCart(db: Db, userId: string): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.userId, userId))
}

/** Takes the lines that an order was placed for out of a person's cart, and no others. */
export async function takeOutOfCart(
  tx: Db,
  userId: string,
  lines: readonly { productId: string; variantKey: string }[],
): Promise<void> {
  const productIds = sql.param(lines.map(({ productId }) => productId))
  const variantKeys = sql.param(lines.map(({ variantKey }) => variantKey))
  const ordered = sql`select * from unnest(${productIds}::uuid[], ${variantKeys}::text[])`
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.userId, userId),
        sql`(${cartItems.productId}, ${cartItems.variantKey}) in (${ordered})`,
      ),
    )
}

function ownLine(userId: string, id: string) {
  return and(eq(cartItems.id, id), eq(cartItems.userId, userId))
}
