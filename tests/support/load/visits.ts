import { randomUUID } from 'node:crypto'
import { orderForm } from '../seed/order.ts'
import type { BusyBooks } from './busy-shop.ts'
import type { Shot } from './shots.ts'

const json = { 'content-type': 'application/json' }
const words = ['reed', 'koa', 'linen', 'brass', 'rattan', 'chair', 'table', 'no. 7']

/** What a shop is asked all day, one request after another: mostly looking, some carts, a few orders. */
export function mixedVisits({ tokens, products }: BusyBooks): () => Shot {
  let count = 0
  const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
  const signedIn = () => ({ authorization: `Bearer ${any(tokens)}` })
  const kinds: (() => Shot)[] = [
    () => ({ name: 'page', path: '/' }),
    () => ({ name: 'page', path: `/category/all?page=${1 + (count % 4)}` }),
    () => ({ name: 'page', path: `/product/${any(products)}` }),
    () => ({ name: 'search', path: `/api/products?search=${encodeURIComponent(any(words))}` }),
    () => ({ name: 'search', path: `/api/products?page=${1 + (count % 10)}&sort=price-low` }),
    () => ({ name: 'piece', path: `/api/products/${any(products)}` }),
    () => ({ name: 'piece', path: `/api/products/${any(products)}` }),
    () => ({ name: 'cart', path: '/api/cart', headers: signedIn() }),
    () => cartAdd(any(products), signedIn()),
    () => order(any(products), signedIn()),
  ]
  return () => (kinds[count++ % kinds.length] as () => Shot)()
}

function cartAdd(productId: string, token: Record<string, string>): Shot {
  const body = JSON.stringify({ productId, quantity: 1, variants: {} })
  return { name: 'cart', method: 'POST', path: '/api/cart/add', headers: { ...json, ...token }, body }
}

function order(product: string, token: Record<string, string>): Shot {
  const headers = { ...json, ...token, 'idempotency-key': randomUUID() }
  return {
    name: 'order',
    method: 'POST',
    path: '/api/orders',
    headers,
    body: JSON.stringify(orderForm(product)),
  }
}
