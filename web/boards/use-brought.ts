import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { PackageItem } from '#contract/packages.ts'
import type { Product } from '#contract/products.ts'
import { variantKey } from '#domain/products/variant-key.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { productOf } from './board-products.ts'
import type { PlanActs, WantedPiece } from './plan-acts.ts'

export const NOT_PLACED = 'The pieces could not be placed. Please try again.'

/** What "Try it in your room" brings along is placed once: a piece in its finish, or the pieces of a package. */
export function useBrought(acts: PlanActs, isLoading: boolean) {
  const [params] = useSearchParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [piece, set] = [params.get('piece'), params.get('package')]
  const place = useEffectEvent(async () => {
    const finish = params.get('finish') ?? undefined
    void navigate(paths.planYourRoom(), { replace: true, preventScrollReset: true })
    if (piece !== null) {
      const { product } = await client.fetchQuery(ask('GET /api/products/:id', { params: { id: piece } }))
      acts.add(product, finish)
    }
    if (set !== null) await placePackage(client, acts, set)
  })
  useEffect(() => {
    if ((piece !== null || set !== null) && !isLoading)
      place().catch((error: unknown) => toast.error(messageOf(error, NOT_PLACED)))
  }, [piece, set, isLoading])
}

/** All that a package holds and we sell, as one step. */
export async function placePackage(client: QueryClient, acts: PlanActs, id: string): Promise<void> {
  const found = (await client.fetchQuery(ask('GET /api/packages/:id', { params: { id } }))).package
  const lines = Object.entries(found.roomBreakdown).flatMap(([room, items]) =>
    items.map((item) => ({ ...item, room, keyOf: (product: Product) => keyOf(product, item) })),
  )
  acts.addAll(await piecesOf(client, lines), found.name)
}

type WantedLine = {
  product: string | null
  quantity: number
  room: string
  keyOf: (product: Product) => string | undefined
}

/** As many of each line as it says; nothing of what is not sold. */
export async function piecesOf(client: QueryClient, lines: readonly WantedLine[]): Promise<WantedPiece[]> {
  const wanted = lines.map(async ({ product: id, quantity, room, keyOf }) => {
    const product = id === null ? undefined : await productOf(client, id)
    return product ? Array.from({ length: quantity }, () => ({ product, key: keyOf(product), room })) : []
  })
  return (await Promise.all(wanted)).flat()
}

/** A package names the finishes of its pieces in words. */
function keyOf({ variants }: Product, { variants: named }: PackageItem): string | undefined {
  const chosen = variants.flatMap(({ name, options }) => {
    const option = options.find((one) => one.name === named[name])
    return option ? [[name.toLowerCase(), option.id] as const] : []
  })
  return variantKey(variants, Object.fromEntries(chosen))
}
