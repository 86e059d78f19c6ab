import { badgesOf, type Badge as BadgeName } from '#domain/products/badges.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

const tones: Record<BadgeName, Tone> = { Sale: 'sale', New: 'info', 'Best Seller': 'neutral' }

type Worn = Parameters<typeof badgesOf>[0]

type ProductBadgesProps = { product: Worn; among?: readonly BadgeName[] }

/** Sale, New, Best Seller: what of these a piece wears. */
export function ProductBadges({ product, among }: ProductBadgesProps) {
  const badges = badgesOf(product).filter((badge) => among?.includes(badge) ?? true)
  return badges.map((badge) => (
    <Badge key={badge} tone={tones[badge]}>
      {badge}
    </Badge>
  ))
}
