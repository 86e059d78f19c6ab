import { RoomPicture } from '#web/storefront/home/room-picture.tsx'

/** By what we choose, and how we treat people. */
export function HowWeWork() {
  return (
    <div className="wrap section-space grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <RoomPicture
        room="dining"
        sizes="(width >= 64rem) 56vw, 100vw"
        className="aspect-[4/3] w-full rounded-picture object-[40%_70%]"
      />
      <div className="grid max-w-[46ch] gap-10">
        <section aria-labelledby="how-we-choose" className="grid gap-3">
          <h2 id="how-we-choose" className="title-page">
            How we choose
          </h2>
          <p className="text-lg">
            A piece has to be comfortable, easy to repair and easy to live beside. It has to work in a condo
            as well as in a house. And it has to be worth the trip: most things reach Hawaii by sea, so we
            would rather send one good chair than two that will do.
          </p>
        </section>
        <section aria-labelledby="how-we-work" className="grid gap-3">
          <h2 id="how-we-work" className="title-page">
            How we work
          </h2>
          <p className="text-lg">
            We read the plan before we pick the sofa. We put prices, times and terms in writing. When
            something goes wrong, we say so and tell you what happens next.
          </p>
        </section>
      </div>
    </div>
  )
}
