import type { AddedPieces } from '#contract/cart.ts'
import { MAX_LINES, MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { orderable } from '#server/stock/orderable.ts'
import { listCartLines } from './queries.ts'

/** Pieces of one product in one choice, as the shop has it now. */
export type WantedPieces = {
  /** As the reply calls them. */
  name: string
  productId: string
  variantKey: string
  choice: VariantChoice
  quantity: number
  /** Archived, or no longer made in this choice. */
  isGone: boolean
}

type Reason = AddedPieces['leftOut'][number]['reason']

/** Puts many pieces in a cart by its own rules, never more than the stock of that moment. */
export async function movePieces(
  tx: Db,
  { random }: Pick<World, 'random'>,
  userId: string,
  wanted: readonly WantedPieces[],
): Promise<AddedPieces> {
  const before = await unitsInCart(tx, userId)
  const sold = wanted.filter(({ isGone }) => !isGone)
  const same = Map.groupBy(sold, keyOf)
  const lines = [...same.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const { productId, variantKey, choice } = first
    const quantity = rest.reduce((sum, other) => sum + other.quantity, first.quantity)
    return { id: random.uuid(), productId, variantKey, choice, quantity }
  })
  const written = new Map((await putAllInCart(tx, userId, lines)).map((line) => [keyOf(line), line]))
  const after = await unitsInCart(tx, userId)
  const results = wanted.map((pieces) => {
    const units = (after.get(keyOf(pieces)) ?? 0) - (before.get(keyOf(pieces)) ?? 0)
    return { name: pieces.name, quantity: units, reason: reasonOf(pieces, units, written.get(keyOf(pieces))) }
  })
  return {
    added: results.flatMap(({ name, quantity }) => (quantity > 0 ? { name, quantity } : [])),
    leftOut: results.flatMap(({ name, reason }) => (reason ? { name, reason } : [])),
  }
}

/** Why a piece did not come into the cart, or not in its full number. */
function reasonOf(
  { isGone, quantity }: WantedPieces,
  units: number,
  line: TriedLine | undefined,
): Reason | null {
  if (isGone) return 'gone'
  if (!line?.isWritten) return line?.isInStock ? 'too_many_lines' : 'out_of_stock'
  if (units <= 0) return 'cart_full'
  return units < quantity ? 'fewer' : null
}

type TriedLine = { productId: string; variantKey: string; isInStock: boolean; isWritten: boolean }

const keyOf = ({ productId, variantKey }: Pick<TriedLine, 'productId' | 'variantKey'>) =>
  `${productId} ${variantKey}`

// As one piece is put in (`putInCart`), for many in one statement. What has a line already needs no place; the others
// take those that are left in the order in which they are wanted, which the cart keeps. Rows are written in one order, so that two carts
// filled at once never wait for each other.
const putText = `
  with wanted as (
    select * from json_to_recordset($2::json) as w (id uuid, "productId" uuid, "variantKey" text, choice jsonb,
      quantity int, place int)
  ), possible as materialized (
    select w.*, ${orderable} as stock, exists (select from cart_items c
      where c.user_id = $1 and c.product_id = w."productId" and c.variant_key = w."variantKey") as "hasLine"
    from wanted w
    join inventory i on i.product_id = w."productId" and i.variant_key = w."variantKey" and ${orderable} > 0
    join products p on p.id = i.product_id and p.state = 'live'
    for key share of p
  ), placed as (
    select *, "hasLine" or row_number() over (partition by "hasLine" order by place)
      + (select count(*) from cart_items where user_id = $1) <= ${MAX_LINES} as fits
    from possible
  ), written as (
    insert into cart_items as line (id, user_id, product_id, variant_key, choice, quantity, created_at)
    select id, $1::uuid, "productId", "variantKey", choice, least(quantity, stock, $3::int),
      statement_timestamp() + place * interval '1 microsecond'
    from placed where fits order by "productId", "variantKey"
    on conflict (user_id, product_id, variant_key) do update set quantity = least(
      line.quantity + excluded.quantity,
      (select ${orderable} from inventory i
        where i.product_id = line.product_id and i.variant_key = line.variant_key),
      $3::int
    )
    returning product_id, variant_key
  )
  select w."productId", w."variantKey", p.id is not null as "isInStock",
    written.product_id is not null as "isWritten"
  from wanted w
  left join possible p on p.id = w.id
  left join written on written.product_id = w."productId" and written.variant_key = w."variantKey"`

type NewLine = Pick<WantedPieces, 'productId' | 'variantKey' | 'choice' | 'quantity'> & { id: string }

/** Tries lines of different pieces, and says of each whether there are any and whether it stands in the cart. */
function putAllInCart(tx: Db, userId: string, lines: readonly NewLine[]): Promise<TriedLine[]> {
  const wanted = JSON.stringify(lines.map((line, place) => ({ ...line, place })))
  return tx.rows<TriedLine>({
    name: 'put_all_in_cart',
    text: putText,
    values: [userId, wanted, MAX_QUANTITY],
  })
}

/** Units by piece. */
async function unitsInCart(tx: Db, userId: string): Promise<Map<string, number>> {
  const lines = await listCartLines(tx, userId)
  return new Map(lines.map(({ productId, variantKey, quantity }) => [`${productId} ${variantKey}`, quantity]))
}
