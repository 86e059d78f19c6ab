import { DESIGN_FEE, REVISION_ROUNDS } from '#domain/policies.ts'
import { pictureSizes } from '#web/parts/picture-sizes.ts'
import floorPlan from '#web/storefront/home/pictures/floor-plan.svg'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { firstPictured } from '#web/storefront/home/rooms.ts'
import { Button } from '#web/ui/button.tsx'

const SIZES = pictureSizes(94, '(width >= 85rem) 45rem, (width >= 64rem) 52vw, (width >= 40rem) 94vw')

/** What the service is, in one sentence, and the drawing that it begins with. */
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
      <PlanOnTable />
    </header>
  )
}

/** A plan on a designer's table; without that picture, a plan beside a room that came of it. */
function PlanOnTable() {
  const table = firstPictured('custom-design')
  if (!table) return <PlanAndRoom />
  return (
    <RoomPicture
      room={table}
      isFirst
      sizes={SIZES}
      className="aspect-[4/3] w-full rounded-picture object-[40%_100%]"
    />
  )
}

function PlanAndRoom() {
  return (
    <div className="relative pb-[12%] pl-[8%] lg:pb-[10%]">
      <RoomPicture
        room="dining"
        isFirst
        sizes={SIZES}
        className="aspect-[4/3] w-full rounded-picture object-[0%_70%]"
      />
      <img
        src={floorPlan}
        width={1300}
        height={1140}
        alt="The floor plan of a two-bedroom home, with its furniture drawn in"
        className="absolute bottom-0 left-0 w-[40%] rounded-picture bg-paper p-[2%] shadow-float"
      />
    </div>
  )
}
