import { DESIGN_FEE, REVISION_ROUNDS } from '#domain/policies.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { Button } from '#kit/browser/ui/button.tsx'

const SIZES = pictureSizes(94, '(width >= 85rem) 45rem, (width >= 64rem) 52vw, (width >= 40rem) 94vw')

/** What the service is, in one sentence, and the plan on a designer's table that it begins with. */
export function DesignHero({ onStart }: { onStart: () => void }) {
  return (
    <header className="wrap grid items-center gap-x-20 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-16">
      <div className="grid justify-items-start gap-6">
        <h1 className="title-hero">A home drawn around your floor plan</h1>
        <p className="max-w-[46ch] text-lg">
          Send us the plan. A designer draws a concept for your rooms, changes it with you in{' '}
          {REVISION_ROUNDS}, and lists the pieces so you can add them to your cart.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
          <Button onClick={onStart} className="max-sm:w-full">
            Get Started
          </Button>
          <p className="text-muted">{DESIGN_FEE} design fee, due upfront</p>
        </div>
      </div>
      <RoomPicture
        room="custom-design"
        isFirst
        sizes={SIZES}
        className="aspect-[4/3] w-full rounded-picture object-[40%_100%]"
      />
    </header>
  )
}
