import { Suspense, useState } from 'react'
import { useLoaderData } from '#kit/browser/router/router.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { CustomDesignTeaser } from '#web/storefront/home/custom-design-teaser.tsx'
import { PackageInFull } from './package-in-full.tsx'
import { PackageShelves } from './package-shelves.tsx'
import { PackageWindow } from './package-window.tsx'
import { PackagesHead } from './packages-head.tsx'
import { fetchShelves, type loadPackages, type Shelves } from './packages-loader.ts'
import { PackagesWaiting } from './packages-waiting.tsx'
import { usePackagePage } from './use-package-window.ts'
import type { PublishedPage } from '#web/storefront/standing/content-loader.ts'
import { Questions } from '#web/storefront/standing/questions.tsx'
import { ShortText } from '#web/content/short-text.tsx'

/** All designer packages on their two shelves, what comes with each, and a window for the one that is looked at. */
export default function PackagesPage() {
  const { shelves, words, questions } = useLoaderData<typeof loadPackages>()
  const [included, left, own] = words.sections
  const page = usePackagePage()
  const [requestedAgain, setRequestedAgain] = useState<Promise<Shelves> | undefined>(undefined)
  if (page)
    return (
      <>
        <PackagesHead />
        <PackageInFull shown={page} />
      </>
    )
  return (
    <>
      <PackagesHead />
      <PackageWindow />
      <PackagesHero words={words} />
      <div className="wrap pt-6 lg:pt-10">
        <Suspense fallback={<PackagesWaiting />}>
          <PackageShelves
            shelves={requestedAgain ?? shelves}
            onRetry={() => setRequestedAgain(fetchShelves())}
          />
        </Suspense>
      </div>
      {included && <EveryPackage included={included} left={left} />}
      {questions && <Questions {...questions} />}
      {own && (
        <CustomDesignTeaser
          words={own}
          picture="max-w-md"
          className="-mb-[clamp(2.5rem,1.25rem+4.6vw,6rem)]"
        />
      )}
    </>
  )
}

const HERO_SIZES = pictureSizes(100, '(width >= 48rem) 58vw, (width >= 40rem) 100vw')

/** What a designer package is, beside a home furnished as one. */
function PackagesHero({ words: { title, lead } }: { words: PublishedPage }) {
  return (
    <header className="relative bg-sand">
      <div className="md:absolute md:inset-y-0 md:right-0 md:w-[58%]">
        <RoomPicture
          room="lanai"
          isFirst
          sizes={HERO_SIZES}
          className="aspect-[2/1] w-full object-[50%_70%] md:aspect-auto md:h-full"
        />
      </div>
      <div className="wrap grid content-center gap-4 py-8 md:min-h-[clamp(18rem,26vw,26rem)]">
        <h1 className="title-hero wrap-anywhere md:w-[36%]">{title}</h1>
        <ShortText html={lead} className="max-w-[46ch] text-lg md:w-[36%]" />
      </div>
    </header>
  )
}

const SIZES = pictureSizes(94, '(width >= 85rem) 38rem, (width >= 64rem) 46vw, (width >= 40rem) 94vw')

type Section = PublishedPage['sections'][number]

/** What comes with each of them, and what does not. */
function EveryPackage({ included, left }: { included: Section; left: Section | undefined }) {
  return (
    <section
      aria-labelledby={included.id}
      className="wrap section-space grid items-center gap-x-16 gap-y-10 lg:grid-cols-2"
    >
      <RoomPicture room="entry" sizes={SIZES} className="aspect-[3/2] w-full rounded-picture" />
      <div>
        <h2 id={included.id} className="title-page">
          {included.title}
        </h2>
        <ShortText html={included.html} className="ticked mt-6" />
        {left && (
          <>
            <h2 id={left.id} className="title-section mt-10">
              {left.title}
            </h2>
            <ShortText html={left.html} className="mt-3 max-w-text" />
          </>
        )}
      </div>
    </section>
  )
}
