import { badgesOf, type Badge as BadgeName } from '#domain/products/badges.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

const tones: Record<BadgeName, Tone> = { Sale: 'sale', New: 'info', 'Best Seller': 'neutral' }

type Worn = Parameters<typeof badgesOf>[0]

/** Sale, New, Best Seller: what of these a piece wears. */
export function ProductBadges({ product }: { product: Worn }) {
  return badgesOf(product).map((badge) => (
    <Badge key={badge} tone={tones[badge]}>
      {badge}
    </Badge>
  ))
}
