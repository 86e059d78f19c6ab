import { lazy, memo, Suspense, type ReactNode } from 'react'
import { Tabs, type Tab } from '#kit/browser/ui/tabs.tsx'
import { useTabInUrl } from '#kit/browser/ui/use-tab-in-url.ts'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import type { ShownProduct } from './product-loader.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { packedSize, weightText } from '#web/products/measures.ts'

/** What it is, what it is made of and how it is looked after, how large it is. */
export function ProductTabs({ product }: { product: ShownProduct }) {
  const tabs = tabsOf(product)
  const inUrl = useTabInUrl(tabs.map(({ id }) => id))
  return <Tabs label="About this piece" {...inUrl} tabs={tabs} areOpenOnPhones />
}

function tabsOf(product: ShownProduct): Tab[] {
  const { name, category, details } = product
  const tabs = [
    { id: 'description', label: 'Description', panel: <DescriptionPanel product={product} /> },
    { id: 'details', label: 'Details', panel: <DetailsPanel product={product} /> },
  ]
  if (!details.size && !details.packed) return tabs
  const panel = <LazySizePanel name={name} category={category} details={details} />
  return [...tabs, { id: 'size', label: 'Size and fit', panel }]
}

/** What it is for, and how it is built. */
function DescriptionPanel({ product: { description, features } }: { product: ShownProduct }) {
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
function DetailsPanel({ product }: { product: ShownProduct }) {
  const { dimensions, materials, weight, details, productCode } = product
  const { packed, care, assembly, leadTime, style } = details
  const unit = useLengthUnit()
  return (
    <dl className="grid max-w-text">
      <Detail name="Dimensions">{dimensions.replaceAll(' x ', ' × ')}</Detail>
      <Detail name="Style">{style}</Detail>
      <Detail name="Materials">{materials.join(', ')}</Detail>
      <Detail name="Weight">{weight !== null && weightText(weight, unit)}</Detail>
      <Detail name="Care">{care}</Detail>
      <Detail name="Assembly">{assembly}</Detail>
      <Detail name="Lead time">{leadTime}</Detail>
      <Detail name="Packed size">{packed && packedSize(packed, unit)}</Detail>
      <Detail name="Packed weight">{packed && weightText(packed.weightLbs, unit)}</Detail>
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

// The rest of the page stays of use where this part of it cannot be fetched.
const SizePanel = lazy(() => import('./dimensions/size-panel.tsx').catch(() => ({ default: Missing })))

/**
 * The drawing and the check, as the server has drawn them; their code follows once the page can be used.
 * Drawn again only for another piece: while its code is on the way, a change would take the drawing away.
 */
const LazySizePanel = memo(function LazySizePanel(props: Parameters<typeof SizePanel>[0]) {
  return (
    <Suspense fallback={<Skeleton className="h-120 w-full" />}>
      <SizePanel {...props} />
    </Suspense>
  )
})

function Missing() {
  return <TryAgain message="Failed to load the drawing" />
}
