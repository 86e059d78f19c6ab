import { itemsText } from '#kit/core/items-text.ts'
import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { packagePrice } from '#web/packages/package-words.ts'
import { StockLine } from '#web/stock/stock-line.tsx'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { AddPackage } from './add-package.tsx'
import { countOf, IncludedItems } from './included-items.tsx'
import { PackageSpecifications } from './package-specifications.tsx'
import { leadPictures } from './package-pictures.ts'
import { piecePictures, type ShownPackage } from './packages-loader.ts'

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

/** What it is in words, and how much of it stands where. */
function PackageOverview({ shown }: { shown: ShownPackage }) {
  return (
    <div className="grid gap-8">
      <p className="max-w-text text-lg whitespace-pre-line">{shown.description}</p>
      <section aria-labelledby="rooms">
        <h3 id="rooms" className="title-piece mb-2">
          Room by room
        </h3>
        <dl className="border-t border-line">
          {Object.entries(shown.roomBreakdown).map(([room, items]) => (
            <div key={room} className="flex justify-between gap-6 border-b border-line py-3">
              <dt>{room}</dt>
              <dd className="text-muted tabular-nums">{itemsText(countOf(items))}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link
            to={paths.designerPackage(shown.id)}
            replace={false}
            className="text-link inline-flex min-h-11 items-center"
          >
            See the whole package
          </Link>
          <Link
            to={paths.planYourRoom({ package: shown.id })}
            className="text-link inline-flex min-h-11 items-center"
          >
            Try its pieces in your room
          </Link>
          <HomeLink shown={shown} />
        </p>
      </section>
      <PriceCovers shown={shown} />
    </div>
  )
}

/** To the sample home in which the studio placed it. */
export function HomeLink({ shown: { home } }: { shown: ShownPackage }) {
  if (home === null) return null
  return (
    <Link
      to={paths.sharedPlan(home)}
      className="text-link inline-flex min-h-11 items-center justify-self-start"
    >
      See it in a home
    </Link>
  )
}

/** What a from-price is for; a home has one price for all of it. */
export function PriceCovers({ shown: { tab, itemCount } }: { shown: ShownPackage }) {
  if (tab !== 'full-home') return null
  return (
    <p className="max-w-text text-muted">
      The from-price covers the {itemsText(itemCount)} listed here, one set, in the finishes named. More
      pieces, more rooms and other finishes are priced separately. Taxes excluded.
    </p>
  )
}

const PIECES = 4
const LEAD_SIZES = pictureSizes(100, '(width >= 80rem) 36rem, (width >= 64rem) 45vw, (width >= 40rem) 100vw')
const PIECE_SIZES = '(width >= 80rem) 18rem, (width >= 64rem) 23vw, 50vw'

/** The package as it looks: its own pictures large, and where there is room pieces of it beneath. */
function PackagePictures({ shown }: { shown: ShownPackage }) {
  // The first pieces stand in its own picture already.
  const { others } = piecePictures(shown.roomBreakdown)
  const [lead, ...more] = leadPictures(shown)
  if (!lead) return <NoPicture />
  const look = { sizes: LEAD_SIZES, className: 'h-auto w-full object-cover' }
  return (
    <div className="package-pictures bg-plinth">
      <ProductPicture {...look} picture={lead} when="first" />
      <div className="grid grid-cols-2 gap-1 pt-1 max-lg:hidden">
        {more.map((picture) => (
          <div key={picture.base} className="col-span-2">
            <ProductPicture {...look} picture={picture} />
          </div>
        ))}
        {others.slice(0, PIECES).map((piece) => (
          <ProductPicture
            key={piece.base}
            picture={piece}
            sizes={PIECE_SIZES}
            className="aspect-square w-full"
          />
        ))}
      </div>
    </div>
  )
}

function NoPicture() {
  return (
    <div className="grid min-h-48 place-content-center bg-plinth text-muted">
      <Icon name="image" className="size-8" />
    </div>
  )
}
