import { lazy, type ComponentProps } from 'react'
import { deliveryTimes, installation } from '#domain/policies.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { DrawnByServer } from '#kit/browser/ui/drawn-by-server.tsx'
import { itemsText } from '#kit/core/items-text.ts'
// What the server draws for good brings no styles of its own.
import '#web/boards/board.css'
import { packagePrice, wholeDollars } from '#web/packages/package-words.ts'
import { paths } from '#web/paths.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomSpots } from '#web/packages/room-spots.tsx'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { useShop } from '#web/shop/shop.ts'
import { StockLine } from '#web/stock/stock-line.tsx'
import { AddPackage } from './add-package.tsx'
import { drawnItems, Room } from './included-items.tsx'
import { PackageCollage } from './package-collage.tsx'
import { PackageSpecifications } from './package-specifications.tsx'
import { HomeLink, PriceCovers } from './package-view.tsx'
import { leadPictures, roomPictures } from './package-pictures.ts'
import type { ShownPackage } from './packages-loader.ts'
import { shelfPath } from './use-package-window.ts'

type OfPackage = { shown: ShownPackage }

const NAME = 'package-name'
const LEAD_SIZES = pictureSizes(100, '(width >= 85rem) 46rem, (width >= 64rem) 56vw, 100vw')
const ROOM_SIZES = pictureSizes(94, '(width >= 85rem) 30rem, (width >= 64rem) 38vw, 94vw')

/** A package as a page of its own: how it looks, what it costs, and room by room what is in it. */
export function PackageInFull({ shown }: OfPackage) {
  const [lead] = leadPictures(shown)
  return (
    <article key={shown.id} className="wrap">
      <div className="py-2 lg:py-4">
        <Breadcrumbs
          crumbs={[{ label: 'Designer packages', to: shelfPath(shown.tab) }, { label: shown.name }]}
        />
      </div>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] xl:gap-x-16">
        {lead && (
          <div className="relative">
            <ProductPicture
              picture={lead}
              sizes={LEAD_SIZES}
              when="first"
              className="aspect-[3/2] w-full rounded-picture object-cover"
            />
            <RoomSpots {...lead} />
          </div>
        )}
        <Offer shown={shown} />
      </div>
      <section aria-labelledby="rooms" className="section-space">
        <h2 id="rooms" className="title-page">
          Room by room
        </h2>
        <div className="mt-8 grid gap-14 lg:mt-10 lg:gap-20">
          {Object.entries(shown.roomBreakdown).map(([room, items]) => (
            <div key={room} className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]">
              <div>
                <PackageCollage pictures={roomPictures(shown, room)} sizes={ROOM_SIZES} isWhole />
                <PlanOf room={room} floor={shown.floors?.[room]} items={drawnItems(items)} />
              </div>
              <Room room={room} items={items} isInFull />
            </div>
          ))}
        </div>
      </section>
      <section
        aria-labelledby="terms"
        className="section-space mb-16 grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-x-12"
      >
        <div className="grid content-start gap-4">
          <h2 id="terms" className="title-page">
            What comes with it
          </h2>
          <Arrival />
        </div>
        <PackageSpecifications shown={shown} />
      </section>
    </article>
  )
}

const RoomPlan = lazy(() => import('./room-plan.tsx'))

type PlanOfProps = Omit<ComponentProps<typeof RoomPlan>, 'floor'> & {
  floor: ComponentProps<typeof RoomPlan>['floor'] | undefined
}

function PlanOf({ floor, ...drawn }: PlanOfProps) {
  if (!floor) return null
  return (
    <DrawnByServer room="min-h-60">
      <RoomPlan floor={floor} {...drawn} />
    </DrawnByServer>
  )
}

/** What it is, what it costs, and the way to the cart. */
function Offer({ shown }: OfPackage) {
  const saving = savingWords(shown)
  return (
    <div className="grid gap-5 lg:sticky lg:top-24">
      <h1 id={NAME} className="title-page">
        {shown.name}
      </h1>
      <p className="text-lg text-muted">{shown.summary}</p>
      <div>
        <p className="title-section tabular-nums">{packagePrice(shown)}</p>
        {saving && <p>{saving}</p>}
        <p className="flex flex-wrap gap-x-4 text-sm">
          {itemsText(shown.itemCount)}
          <StockLine stock={shown.stock} />
        </p>
      </div>
      <div className="grid">
        <AddPackage id={shown.id} stock={shown.stock} describedBy={NAME} />
      </div>
      <p className="max-w-text whitespace-pre-line">{shown.description}</p>
      <PriceCovers shown={shown} />
      <Link
        to={paths.planYourRoom({ package: shown.id })}
        className="text-link inline-flex min-h-11 items-center justify-self-start"
      >
        Try its pieces in your room
      </Link>
      <HomeLink shown={shown} />
    </div>
  )
}

/** When it is there, and when it is put up. */
function Arrival() {
  const { shipsTo } = useShop().settings
  return (
    <>
      <h3 className="title-piece">When it arrives</h3>
      <p className="max-w-text">
        Designer packages take {deliveryTimes.designerPackages}. Installation: {installation.leadTime}, booked{' '}
        {installation.bookedAhead} ahead.
      </p>
      <p className="max-w-text">
        {shipsTo}{' '}
        <Link to={paths.shippingTerm()} className="text-link">
          Shipping
        </Link>
      </p>
    </>
  )
}

/** "Bought one by one: $2,160, you save $161", where that is so and prices are shown. */
function savingWords({ price, piecesPrice, roomBreakdown }: ShownPackage): string | undefined {
  // Of the figures that stand there, in whole dollars.
  const saving = Math.round(piecesPrice ?? 0) - Math.round(price)
  if (piecesPrice === null || saving <= 0) return undefined
  const items = Object.values(roomBreakdown).flat()
  const isAll = items.every(({ product }) => product !== null)
  const what = isAll ? 'Bought one by one' : 'Its pieces of our collection alone, bought one by one'
  return `${what}: ${wholeDollars(piecesPrice)}, you save ${wholeDollars(saving)}.`
}
