import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { MAX_LINES, MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { cartItems } from '#server/db/schema/cart.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { orderable } from '#server/stock/orderable.ts'
import { products } from '#server/db/schema/products.ts'

/** One product in one choice, or one package, as it was put in the cart. */
export type CartLine = {
  id: string
  productId: string | null
  packageId: string | null
  variantKey: string
  choice: VariantChoice
  quantity: number
}

type NewProductLine = Omit<CartLine, 'productId' | 'packageId'> & { productId: string }
type NewPackageLine = { id: string; packageId: string; quantity: number }

const lineColumns = {
  id: cartItems.id,
  productId: cartItems.productId,
  packageId: cartItems.packageId,
  variantKey: cartItems.variantKey,
  choice: cartItems.choice,
  quantity: cartItems.quantity,
}

const lineText =
  'id, product_id as "productId", package_id as "packageId", variant_key as "variantKey", choice, quantity'

/** The lines of a person's cart, in the order in which they were put in. */
export function listCartLines(db: Db, userId: string): Promise<CartLine[]> {
  const text = `select ${lineText} from cart_items where user_id = $1 order by created_at, id`
  return db.rows<CartLine>({ name: 'list_cart_lines', text, values: [userId] })
}

/** The line `id` of this person's cart. */
export function findCartLine(db: Db, userId: string, id: string): Promise<CartLine | undefined> {
  return one(db.select(lineColumns).from(cartItems).where(ownLine(userId, id)))
}

/**
 * Puts a choice in the cart, or raises the quantity of its line, capped at stock; resolves with all lines of the cart
 * and whether it could, which needs a unit and a place among the lines. One statement: adding many times at once loses
 * none and never exceeds what is there, and a product that is deleted at that moment counts as sold out.
 */
export async function putInCart(
  db: Db,
  userId: string,
  line: NewProductLine,
): Promise<{ lines: CartLine[]; isWritten: boolean }> {
  const { id, productId, variantKey, choice, quantity } = line
  const lines = await db.rows<CartLine & { isWritten: boolean }>({
    name: 'put_in_cart',
    text: `
      with written as (
        insert into cart_items as line (id, user_id, product_id, variant_key, choice, quantity)
        select $1::uuid, $2::uuid, i.product_id, i.variant_key, $5::jsonb, least($6::int, ${orderable}, $7::int)
        from inventory i join products p on p.id = i.product_id
        where i.product_id = $3 and i.variant_key = $4 and ${orderable} > 0 and p.state = 'live'
          and ${MAX_LINES} > (select count(*) from cart_items other
            where user_id = $2 and (product_id, variant_key) is distinct from (i.product_id, i.variant_key))
        for key share of p
        on conflict (user_id, product_id, variant_key) do update set quantity = least(
          line.quantity + $6::int,
          (select ${orderable} from inventory i where product_id = $3 and variant_key = $4),
          $7::int
        )
        returning *
      ), lines as (
        select *, true as "isWritten" from written
        union all
        select *, false from cart_items where user_id = $2 and id not in (select id from written)
      )
      select ${lineText}, "isWritten" from lines order by created_at, id`,
    values: [id, userId, productId, variantKey, JSON.stringify(choice), quantity, MAX_QUANTITY],
  })
  return { lines, isWritten: lines.some(({ isWritten }) => isWritten) }
}

/**
 * Puts a package in the cart, or raises the quantity of its line, capped at `sets`; says whether it could. One
 * statement: adding many times at once loses none, and a package that is deleted at that moment counts as sold out.
 */
export async function upsertCartPackage(
  db: Db,
  userId: string,
  { id, packageId, quantity }: NewPackageLine,
  sets: number,
): Promise<boolean> {
  const written = await db.rows({
    name: 'upsert_cart_package',
    text: `
      insert into cart_items as line (id, user_id, package_id, variant_key, choice, quantity)
      select $1::uuid, $2::uuid, p.id, '', '{}', least($4::int, $5::int)
      from packages p
      where p.id = $3 and not p.is_archived and ${MAX_LINES} >
        (select count(*) from cart_items other where user_id = $2 and package_id is distinct from p.id)
      for key share
      on conflict (user_id, package_id) do update set quantity = least(line.quantity + $4::int, $5::int)
      returning id`,
    values: [id, userId, packageId, quantity, Math.min(sets, MAX_QUANTITY)],
  })
  return written.length > 0
}

const orderableRow = sql`case when ${inventory.leadWeeks} is null then ${inventory.quantity} else ${MAX_QUANTITY} end`

/** Where the units of a line's choice are counted. */
const sameChoice = and(
  eq(inventory.productId, cartItems.productId),
  eq(inventory.variantKey, cartItems.variantKey),
)

/** Sets the quantity of a product's line, capped at stock; says whether it did: not for a line of someone else, nor when none is left. */
export async function setCartLineQuantity(
  db: Db,
  userId: string,
  id: string,
  quantity: number,
): Promise<boolean> {
  const line = await one(
    db
      .update(cartItems)
      .set({ quantity: sql`least(${quantity}::int, ${orderableRow})` })
      .from(inventory)
      .innerJoin(products, and(eq(products.id, inventory.productId), eq(products.state, 'live')))
      .where(and(ownLine(userId, id), sameChoice, gt(orderableRow, 0)))
      .returning({ id: cartItems.id }),
  )
  return line !== undefined
}

/** Sets the quantity of a package's line; says whether it did: not for a line of someone else. */
export async function setCartPackageQuantity(
  db: Db,
  userId: string,
  id: string,
  quantity: number,
): Promise<boolean> {
  const isPackage = isNotNull(cartItems.packageId)
  const line = await one(
    db
      .update(cartItems)
      .set({ quantity })
      .where(and(ownLine(userId, id), isPackage))
      .returning({ id: cartItems.id }),
  )
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

function ownLine(userId: string, id: string) {
  return and(eq(cartItems.id, id), eq(cartItems.userId, userId))
}
