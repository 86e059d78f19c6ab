import { Tabs, type Tab } from '#kit/browser/ui/tabs.tsx'
import { useTabInUrl } from '#kit/browser/ui/use-tab-in-url.ts'
import { LateSizePanel } from './dimensions/late-size-panel.tsx'
import type { ShownProduct } from './product-loader.ts'
import { DescriptionPanel, DetailsPanel } from './product-tabs-panels.tsx'

/** What it is, what it is made of and how it is looked after, how large it is. */
export function ProductTabs({ product }: { product: ShownProduct }) {
  const tabs = tabsOf(product)
  return <Tabs label="About this piece" {...useTabInUrl(tabs.map(({ id }) => id))} tabs={tabs} />
}

function tabsOf(product: ShownProduct): Tab[] {
  const { name, category, details } = product
  const tabs = [
    { id: 'description', label: 'Description', panel: <DescriptionPanel product={product} /> },
    { id: 'details', label: 'Details', panel: <DetailsPanel product={product} /> },
  ]
  if (!details.size && !details.packed) return tabs
  const panel = <LateSizePanel name={name} category={category} details={details} />
  return [...tabs, { id: 'size', label: 'Size and fit', panel }]
}
