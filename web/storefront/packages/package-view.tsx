import { itemsText } from '#kit/core/items-text.ts'
import { packagePrice } from '#web/packages/package-words.ts'
import { StockLine } from '#web/stock/stock-line.tsx'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import { AddPackage } from './add-package.tsx'
import { IncludedItems } from './included-items.tsx'
import { PackageOverview } from './package-overview.tsx'
import { PackagePictures } from './package-pictures.tsx'
import { PackageSpecifications } from './package-specifications.tsx'
import type { ShownPackage } from './packages-loader.ts'

type PackageViewProps = { shown: ShownPackage; titleId: string }

/** A package from near: its pictures, what it is, holds and comes with, and the way to the cart. */
export function PackageView({ shown, titleId }: PackageViewProps) {
  return (
    <div key={shown.id} className="package-columns">
      <PackagePictures shown={shown} />
      <div className="flex min-w-0 flex-col">
        <div className="grow px-4 py-5 sm:p-8 lg:p-12 lg:pb-8">
          <h2 id={titleId} tabIndex={-1} className="title-page outline-none lg:pr-10">
            {shown.name}
          </h2>
          <p className="mt-2 text-lg text-muted">{shown.summary}</p>
          <div className="mt-6">
            <Tabs
              label="About this package"
              tabs={[
                { id: 'overview', label: 'Overview', panel: <PackageOverview shown={shown} /> },
                { id: 'items', label: 'Included Items', panel: <IncludedItems shown={shown} /> },
                {
                  id: 'specifications',
                  label: 'Specifications',
                  panel: <PackageSpecifications shown={shown} />,
                },
              ]}
            />
          </div>
        </div>
        <Foot shown={shown} titleId={titleId} />
      </div>
    </div>
  )
}

/** Price, count and button, always in reach. */
function Foot({ shown, titleId }: PackageViewProps) {
  return (
    <footer className="sticky bottom-0 z-10 grid grid-cols-[1fr_auto] items-center gap-x-6 border-t border-line bg-paper px-4 py-4 sm:px-8 lg:px-12">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="title-section tabular-nums">{packagePrice(shown)}</span>
        <span className="flex flex-wrap gap-x-4 text-sm">
          {itemsText(shown.itemCount)}
          <StockLine stock={shown.stock} />
        </span>
      </p>
      <AddPackage id={shown.id} stock={shown.stock} describedBy={titleId} />
    </footer>
  )
}
