import { Suspense, useState } from 'react'
import { useLoaderData, useParams } from '#kit/browser/router/router.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import floorPlan from '#web/storefront/home/pictures/floor-plan.svg'
import { type ShopSettings, useDesignFee, useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { PACKAGE_WARRANTY } from '#domain/policies.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { PackageShelves } from './package-shelves.tsx'
import { PackageWindow } from './package-window.tsx'
import { PackagesHead } from './packages-head.tsx'
import { fetchShelves, type loadPackages, type Shelves } from './packages-loader.ts'
import { PackagesWaiting } from './packages-waiting.tsx'
import { Questions } from '#web/storefront/standing/questions.tsx'

/** All designer packages on their two shelves, what comes with each, and a window for the one that is looked at. */
export default function PackagesPage() {
  const { shelves, questions } = useLoaderData<typeof loadPackages>()
  const [requestedAgain, setRequestedAgain] = useState<Promise<Shelves> | undefined>(undefined)
  return (
    <>
      <PackagesHead />
      <PackageWindow />
      <PackagesHero />
      <div className="wrap pt-6 lg:pt-10">
        <Suspense fallback={<PackagesWaiting />}>
          <PackageShelves
            shelves={requestedAgain ?? shelves}
            onRetry={() => setRequestedAgain(fetchShelves())}
          />
        </Suspense>
      </div>
      <EveryPackage />
      {questions && <Questions {...questions} />}
      <YourPlan />
    </>
  )
}

const HERO_SIZES = pictureSizes(100, '(width >= 48rem) 58vw, (width >= 40rem) 100vw')

/** What a designer package is, beside a home furnished as one. */
function PackagesHero() {
  const isBehindWindow = useParams()['style'] !== undefined
  return (
    <header className="relative bg-sand">
      <div className="md:absolute md:inset-y-0 md:right-0 md:w-[58%]">
        <RoomPicture
          room="two-bedroom"
          isFirst={!isBehindWindow}
          sizes={HERO_SIZES}
          className="aspect-[2/1] w-full object-[50%_70%] md:aspect-auto md:h-full"
        />
      </div>
      <div className="wrap grid content-center gap-4 py-8 md:min-h-[clamp(18rem,26vw,26rem)]">
        <h1 className="title-hero md:w-[36%]">A home in one decision</h1>
        <p className="max-w-[46ch] text-lg md:w-[36%]">
          Chosen by our designers, counted to the last cushion, delivered and installed together.
        </p>
      </div>
    </header>
  )
}

const SIZES = pictureSizes(94, '(width >= 85rem) 38rem, (width >= 64rem) 46vw, (width >= 40rem) 94vw')

const factsAt = ({ packagesIncluded, promises }: ShopSettings): { icon: IconName; text: string }[] => [
  { icon: 'box', text: `Delivery and installation ${packagesIncluded}` },
  { icon: 'truck', text: 'Shipping included for standard delivery on Oahu' },
  { icon: 'check', text: PACKAGE_WARRANTY },
  { icon: 'undo', text: `${promises.packageReturns}, ${promises.packageReturnsFor}` },
  { icon: 'tag', text: 'Taxes excluded' },
]

/** What comes with each of them, and what does not. */
function EveryPackage() {
  const facts = factsAt(useShop().settings)
  return (
    <section
      aria-labelledby="with-every"
      className="wrap section-space grid items-center gap-x-16 gap-y-10 lg:grid-cols-2"
    >
      <RoomPicture room="bedroom" sizes={SIZES} className="aspect-[3/2] w-full rounded-picture" />
      <div>
        <h2 id="with-every" className="title-page">
          With every package
        </h2>
        <ul className="mt-6 border-t border-line">
          {facts.map(({ icon, text }) => (
            <li key={text} className="flex items-center gap-4 border-b border-line py-3.5">
              <Icon name={icon} className="size-6 text-lagoon" />
              {text}
            </li>
          ))}
        </ul>
        <h2 className="title-section mt-10">Not included</h2>
        <p className="mt-3 max-w-text">
          Bedding, mattresses, chandelier and outdoor furniture. Where the pictures show a made bed, that is
          to show the room as you will live in it.
        </p>
      </div>
    </section>
  )
}

/** For whom none of the packages is right. */
function YourPlan() {
  return (
    <section
      aria-labelledby="your-plan"
      className="section-space -mb-[clamp(2.5rem,1.25rem+4.6vw,6rem)] bg-sand"
    >
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-2 lg:py-20">
        <div className="grid justify-items-start gap-5">
          <h2 id="your-plan" className="title-page">
            Your plan, not ours?
          </h2>
          <p className="max-w-[46ch] text-lg">
            Send us your floor plan and build your own package. {useDesignFee()} design fee, due upfront.
          </p>
          <ButtonLink to={paths.customDesign()}>Start a custom design</ButtonLink>
        </div>
        <img
          src={floorPlan}
          width={1300}
          height={1140}
          alt="The floor plan of a two-bedroom home, with its furniture drawn in"
          loading="lazy"
          className="mx-auto w-full max-w-md"
        />
      </div>
    </section>
  )
}
