import type { ReactNode } from 'react'
import { packedSize, weightText } from './measures.ts'
import type { ShownProduct } from './product-loader.ts'

/** What it is for, and how it is built. */
export function DescriptionPanel({ product: { description, features } }: { product: ShownProduct }) {
  return (
    <div className="grid max-w-text gap-6">
      <p className="text-pretty whitespace-pre-line">{description}</p>
      {features.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Everything that can be looked up about it. */
export function DetailsPanel({ product }: { product: ShownProduct }) {
  const { dimensions, materials, weight, details, productCode } = product
  const { packed, care, assembly, leadTime } = details
  return (
    <dl className="grid max-w-text">
      <Detail name="Dimensions">{dimensions.replaceAll(' x ', ' × ')}</Detail>
      <Detail name="Materials">{materials.join(', ')}</Detail>
      <Detail name="Weight">{weight !== null && weightText(weight)}</Detail>
      <Detail name="Care">{care}</Detail>
      <Detail name="Assembly">{assembly}</Detail>
      <Detail name="Lead time">{leadTime}</Detail>
      <Detail name="Packed size">{packed && packedSize(packed)}</Detail>
      <Detail name="Packed weight">{packed && weightText(packed.weightLbs)}</Detail>
      <Detail name="Code">{productCode}</Detail>
    </dl>
  )
}

/** A line of the details; nothing where nothing is known. */
function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="grid gap-x-6 border-b border-line py-3 first:pt-0 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="text-pretty tabular-nums">{children}</dd>
    </div>
  )
}
