import type { Product } from '#contract/products.ts'
import { DimensionSheet } from './dimension-sheet.tsx'
import { WillItFit } from './will-it-fit.tsx'

type SizePanelProps = { name: string; category: string; details: Product['details'] }

/** How large a piece is, and whether it comes in at the door. */
export default function SizePanel({ name, category, details: { size, packed } }: SizePanelProps) {
  return (
    <div className="grid gap-10">
      {size && <DimensionSheet name={name} category={category} size={size} />}
      {packed && <WillItFit packed={packed} bare={size} />}
    </div>
  )
}
