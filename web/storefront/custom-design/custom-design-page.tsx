import { useDesignFee, usePromises, useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Questions } from '#web/storefront/standing/questions.tsx'
import type { loadParts, PublishedPage } from '#web/storefront/standing/content-loader.ts'
import { ShortText } from '#web/content/short-text.tsx'
import { useLoaderData } from '#kit/browser/router/router.ts'
import { exampleDays, ExampleHomes, OpeningFacts, OpeningRoom, WhatYouReceive } from './example-homes.tsx'
import { PlanArea } from './plan-form.tsx'
import { usePlanRequest } from './use-plan-request.ts'

/** The design service: how it works, what it costs, and where a floor plan is sent. */
export default function CustomDesignPage() {
  const request = usePlanRequest()
  const { showsExampleHomes } = useShop().settings
  const [words, ownPackage, questions] = useLoaderData<ReturnType<typeof loadParts>>()
  return (
    <>
      <StandingHead
        path={paths.customDesign()}
        title="Custom design"
        description={`Send your floor plan and pay a ${useDesignFee()} design fee. A designer draws a concept for your home, with ${usePromises().revisionRounds} and a list of pieces you can buy.`}
      />
      {words && <DesignHero {...{ words, showsExampleHomes }} onStart={request.getStarted} />}
      {showsExampleHomes && <ExampleHomes />}
      {words && <DesignSteps sections={words.sections} />}
      {showsExampleHomes && <WhatYouReceive />}
      {ownPackage && <OwnPackage words={ownPackage} onStart={request.getStarted} />}
      <PlanArea request={request} />
      {questions && <Questions {...questions} />}
    </>
  )
}

const SIZES = pictureSizes(94, '(width >= 85rem) 45rem, (width >= 64rem) 52vw, (width >= 40rem) 94vw')

type DesignHeroProps = { words: PublishedPage; showsExampleHomes: boolean; onStart: () => void }

/** A finished home on its plan, else the plan on a designer's table; and what the service is, in one sentence. */
function DesignHero({ words: { title, lead }, showsExampleHomes, onStart }: DesignHeroProps) {
  return (
    <header className="wrap grid grid-cols-1 items-center gap-x-20 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-16">
      <div className="grid justify-items-start gap-6">
        <h1 className="title-hero wrap-anywhere">{title}</h1>
        <ShortText html={lead} className="max-w-[46ch] text-lg" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
          <Button onClick={onStart} className="max-sm:w-full">
            Get Started
          </Button>
          <p className="text-muted">{useDesignFee()} design fee, due upfront</p>
        </div>
      </div>
      {showsExampleHomes ? (
        <>
          <div className="max-lg:order-first">
            <OpeningRoom />
          </div>
          <div className="lg:col-start-2">
            <OpeningFacts />
          </div>
        </>
      ) : (
        <RoomPicture
          room="custom-design"
          isFirst
          sizes={SIZES}
          className="aspect-[4/3] w-full rounded-picture object-[40%_100%]"
        />
      )}
    </header>
  )
}

/** From the plan to the furnished home. */
function DesignSteps({ sections }: Pick<PublishedPage, 'sections'>) {
  if (sections.length === 0) return null
  return (
    <section aria-labelledby="how-it-works" className="wrap section-space">
      <h2 id="how-it-works" className="title-page">
        How it works
      </h2>
      <ol className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {sections.map(({ id, title, html }, at) => (
          <li
            key={id}
            className="grid content-start gap-2 border-t border-edge pt-5 max-sm:grid-cols-[3rem_1fr]"
          >
            <span aria-hidden="true" className="font-display text-3xl text-koa sm:mb-2">
              {at + 1}
            </span>
            <div className="grid gap-2">
              <h3 className="title-piece">{title}</h3>
              <ShortText html={html} className="" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What happens to the fee's worth where the concept is not right. */
function NotLiked() {
  const { revisionRounds } = usePromises()
  return (
    <div className="max-w-[52ch]">
      <h3 className="title-piece">What happens if you do not like it?</h3>
      <p className="mt-1">
        You have {revisionRounds}: each is one message with everything you would like changed, and one new
        concept in reply. After the last you approve the design or reject it with your feedback. You never
        have to buy the furniture.
      </p>
    </div>
  )
}

/** When the fee's worth comes. */
function HowLong() {
  const { settings } = useShop()
  return (
    <div className="max-w-[52ch]">
      <h3 className="title-piece">How long does it take?</h3>
      <p className="mt-1">
        We review your plan in {settings.promises.reviewTime}.
        {settings.showsExampleHomes &&
          ` The homes above took ${exampleDays()}, from the plan to the approval.`}
      </p>
    </div>
  )
}

/** The one thing that is bought here: what it costs, what comes with it, and what it asks of the client. */
function OwnPackage({ words: { title, lead }, onStart }: { words: PublishedPage; onStart: () => void }) {
  return (
    <section aria-labelledby="own-package" className="section-space bg-sand">
      <div className="wrap grid items-center gap-x-20 gap-y-8 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:py-20">
        <RoomPicture
          room="luxury"
          sizes="(width >= 64rem) 50vw, 100vw"
          className="aspect-[4/3] w-full rounded-picture object-[50%_80%]"
        />
        <div className="grid justify-items-start gap-5">
          <h2 id="own-package" className="title-page wrap-anywhere">
            {title}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-4xl">{useDesignFee()}</span>{' '}
            <span>design fee, due upfront</span>
          </p>
          <ShortText html={lead} className="ticked max-w-[52ch]" />
          <HowLong />
          <NotLiked />
          <Button onClick={onStart} className="mt-2 max-sm:w-full">
            Get Started
          </Button>
        </div>
      </div>
    </section>
  )
}
