import { FOUNDED, OFFICES } from '#domain/policies.ts'
import { paths } from '#web/paths.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { Begin } from './begin.tsx'
import { HowWeWork } from './how-we-work.tsx'
import { MissingWall } from './missing-wall.tsx'
import { WhatWeDo } from './what-we-do.tsx'

/** Who we are, what we do and how we choose. */
export default function OurStoryPage() {
  return (
    <>
      <StandingHead
        path={paths.ourStory()}
        title="Our story"
        description={`A design firm founded in ${FOUNDED}, with offices in ${OFFICES}. How we choose furniture, plan rooms and see a home through to the last chair.`}
      />
      <header className="wrap grid items-center gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-16">
        <div className="grid gap-6">
          <h1 className="title-hero">Our story</h1>
          <p className="title-section max-w-[30ch]">
            {`Our founder opened the firm in ${FOUNDED}. It was a design firm before it was a shop, and it still is.`}
          </p>
          <p className="max-w-[46ch] text-lg text-muted">{`Today we have offices in ${OFFICES}.`}</p>
        </div>
        <RoomPicture
          room="living"
          isFirst
          sizes="(width >= 64rem) 56vw, 100vw"
          className="aspect-[4/3] w-full rounded-picture object-[50%_80%]"
        />
      </header>
      <MissingWall />
      <WhatWeDo />
      <HowWeWork />
      <Begin />
    </>
  )
}
