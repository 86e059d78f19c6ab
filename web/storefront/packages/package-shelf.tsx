import type { PackageTab } from '#domain/packages/package-tabs.ts'
import { packageTabLabels } from '#domain/packages/package-tabs.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { PackageCard } from './package-card.tsx'
import type { CardPackage } from './packages-loader.ts'
import type { Comparing } from './use-comparison.ts'

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
export function PackageShelf({ tab, packages, comparing }: PackageShelfProps) {
  const { line, grid, card, pictureSizes } = looks[tab]
  return (
    <section aria-labelledby={tab}>
      <h2 id={tab} className="shelf-title title-page mb-2">
        {packageTabLabels[tab]}
      </h2>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-10 gap-y-3 lg:mb-8">
        <p className="max-w-text text-lg">{line}</p>
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
