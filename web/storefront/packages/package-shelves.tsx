import { use } from 'react'
import { useParams } from '#kit/browser/router/router.ts'
import { packageTabLabels, packageTabs, type PackageTab } from '#domain/packages/package-tabs.ts'
import { paths } from '#web/paths.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import { useTabInUrl } from '#kit/browser/ui/use-tab-in-url.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CompareBar } from './compare-bar.tsx'
import { PackagesFailure } from './packages-failure.tsx'
import type { CardPackage, Shelves } from './packages-loader.ts'
import { useComparison, type Comparing } from './use-comparison.ts'
import { PackageCard } from './package-card.tsx'

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

type ShelfLook = { line: string; grid: string; card: string; pictureSizes: string }

/** Homes stand three in a row, styles two; on tablets a home's words stand beside its picture. */
const looks: Record<PackageTab, ShelfLook> = {
  'pre-designed': {
    line: 'Whole homes of one, two or three bedrooms.',
    grid: 'gap-x-8 gap-y-14 lg:grid-cols-3',
    card: 'package-card-wide',
    pictureSizes: pictureSizes(
      94,
      '(width >= 85rem) 26rem, (width >= 64rem) 31vw, (width >= 48rem) 46vw, (width >= 40rem) 94vw',
    ),
  },
  'full-home': {
    line: 'Four styles for a full home. Each begins with a starter set; its from-price covers the pieces listed, one set, in the finishes named. Add pieces and rooms as you go.',
    grid: 'gap-x-8 gap-y-14 md:grid-cols-2',
    card: '',
    pictureSizes: pictureSizes(94, '(width >= 85rem) 40rem, (width >= 48rem) 46vw, (width >= 40rem) 94vw'),
  },
}

type PackageShelfProps = { tab: PackageTab; packages: readonly CardPackage[]; comparing: Comparing }

/** One of the two shelves: what stands on it, and its packages. */
function PackageShelf({ tab, packages, comparing }: PackageShelfProps) {
  const { line, grid, card, pictureSizes } = looks[tab]
  return (
    <section aria-labelledby={tab}>
      <h2 id={tab} className="shelf-title title-page mb-2">
        {packageTabLabels[tab]}
      </h2>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-10 gap-y-3 lg:mb-8">
        <div className="max-w-text text-lg">
          {tab === 'full-home' && <p className="font-medium">{setsWords(packages)}</p>}
          <p>{line}</p>
        </div>
        <CompareToggle comparing={comparing} />
      </div>
      <ul className={`grid ${grid}`}>
        {packages.map((one, at) => (
          <li key={one.id} className="package-place">
            <PackageCard
              card={one}
              comparing={comparing}
              pictureSizes={pictureSizes}
              when={at === 0 ? 'first' : 'late'}
              className={card}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** "Style sets: 4 or 5 pieces to begin with." */
function setsWords(packages: readonly CardPackage[]): string {
  const counts = new Set(packages.map(({ itemCount }) => itemCount).toSorted((a, b) => a - b))
  return `Style sets: ${either.format([...counts].map(String))} pieces to begin with.`
}

/** Turns compare mode on and off; each time nothing is chosen yet. */
function CompareToggle({ comparing: { isOn, turn } }: { comparing: Comparing }) {
  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      size="compact"
      icon={isOn ? 'close' : 'grid'}
      aria-pressed={isOn}
      onClick={turn}
      className="compare-toggle"
    >
      Compare
    </Button>
  )
}
