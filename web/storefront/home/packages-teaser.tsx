import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RoomPicture } from './room-picture.tsx'

/** Whole homes at one price. */
export function PackagesTeaser() {
  return (
    <section
      aria-labelledby="packages"
      className="wrap section-space grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <RoomPicture
        room="dining"
        sizes="(width >= 64rem) 60vw, 100vw"
        className="aspect-[3/2] w-full rounded-picture"
      />
      <div className="grid justify-items-start gap-5">
        <h2 id="packages" className="title-page">
          A home in one decision
        </h2>
        <p className="max-w-[46ch] text-lg">
          One bedroom with 46 items for $35,888, two with 60 for $47,888, three with 73 for $58,888. Delivery
          and installation included for 2025, taxes excluded.
        </p>
        <ButtonLink to={paths.designerPackages()}>See designer packages</ButtonLink>
      </div>
    </section>
  )
}
