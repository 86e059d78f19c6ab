import { use } from 'react'
import { useParams } from '#kit/browser/router/router.ts'
import { packageTabLabels, packageTabs } from '#domain/packages/package-tabs.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import { useTabInUrl } from '#kit/browser/ui/use-tab-in-url.ts'
import { CompareBar } from './compare-bar.tsx'
import { PackageShelf } from './package-shelf.tsx'
import { PackagesFailure } from './packages-failure.tsx'
import type { CardPackage, Shelves } from './packages-loader.ts'
import { useComparison } from './use-comparison.ts'

type PackageShelvesProps = { shelves: Shelves | Promise<Shelves>; onRetry: () => void }

/** The shelves of packages once they are here, or why they are not. */
export function PackageShelves({ shelves, onRetry }: PackageShelvesProps) {
  const here = shelves instanceof Promise ? use(shelves) : shelves
  if ('failure' in here) return <PackagesFailure message={here.failure} onRetry={onRetry} />
  if (here.packages.length === 0) return <NoPackages />
  return <Shelved packages={here.packages} />
}

function Shelved({ packages }: { packages: readonly CardPackage[] }) {
  const opened = useParams()['style']
  const comparing = useComparison()
  const tabs = packageTabs.filter((tab) => packages.some((one) => one.tab === tab))
  const first = packages.find(({ id }) => id === opened)?.tab
  return (
    <div className="packages relative">
      <Tabs
        label="Designer packages"
        {...useTabInUrl(first ? [first, ...tabs] : tabs)}
        tabs={tabs.map((tab) => ({
          id: tab,
          label: packageTabLabels[tab],
          panel: (
            <PackageShelf
              tab={tab}
              packages={packages.filter((one) => one.tab === tab)}
              comparing={comparing}
            />
          ),
        }))}
      />
      {comparing.isOn && <CompareBar packages={packages} comparing={comparing} />}
    </div>
  )
}

function NoPackages() {
  return (
    <EmptyState
      icon="box"
      title="No designer packages just now"
      hint="Send us your floor plan and build your own."
      to={paths.customDesign()}
      link="Start a custom design"
    />
  )
}
