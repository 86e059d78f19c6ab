import type { ReactNode } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'
import { useTabInUrl } from '#web/ui/use-tab-in-url.ts'
import { packedSize, weightText } from './measures.ts'
import type { ShownProduct } from './product-loader.ts'

const tabs = ['description', 'details'] as const

/** What it is, and its measures, materials and care. */
export function ProductTabs({ product }: { product: ShownProduct }) {
  return (
    <Tabs
      label="About this piece"
      {...useTabInUrl(tabs)}
      tabs={[
        { id: 'description', label: 'Description', panel: <Description product={product} /> },
        { id: 'details', label: 'Details', panel: <Details product={product} /> },
      ]}
    />
  )
}

function Description({ product: { description, features } }: { product: ShownProduct }) {
  return (
    <div className="grid max-w-text gap-5">
      <p className="whitespace-pre-line">{description}</p>
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

function Details({ product }: { product: ShownProduct }) {
  const { dimensions, materials, weight, details, productCode } = product
  return (
    <dl className="grid max-w-text">
      <Detail name="Dimensions">{dimensions}</Detail>
      <Detail name="Materials">{materials.join(', ')}</Detail>
      <Detail name="Weight">{weight !== null && weightText(weight)}</Detail>
      <Detail name="Care">{details.care}</Detail>
      <Detail name="Assembly">{details.assembly}</Detail>
      <Detail name="Lead time">{details.leadTime}</Detail>
      <Detail name="Packed size">{details.packed && packedSize(details.packed)}</Detail>
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
      <dd>{children}</dd>
    </div>
  )
}
