import { DEFAULT_PACKAGE_TYPE } from '#domain/designs/design-fee.ts'
import { DESIGN_FEE, REVISION_ROUNDS } from '#domain/policies.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'

const includes = [
  'A concept by one of our designers',
  REVISION_ROUNDS.replace('up', 'Up'),
  'Suggested products you can add to your cart',
]

/** The one thing that is bought here: what it costs, what comes with it, and what it asks of the client. */
export function OwnPackage({ onStart }: { onStart: () => void }) {
  return (
    <section aria-labelledby="own-package" className="section-space bg-sand">
      <div className="wrap grid items-center gap-x-20 gap-y-8 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:py-20">
        <RoomPicture
          room="living"
          sizes="(width >= 64rem) 50vw, 100vw"
          className="aspect-[4/3] w-full rounded-picture object-[50%_80%]"
        />
        <div className="grid justify-items-start gap-5">
          <h2 id="own-package" className="title-page">
            {DEFAULT_PACKAGE_TYPE}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-4xl">{DESIGN_FEE}</span> <span>design fee, due upfront</span>
          </p>
          <p className="max-w-[46ch] text-lg">
            A package of your own: your rooms, your plan, pieces chosen for both.
          </p>
          <ul className="grid gap-2">
            {includes.map((thing) => (
              <li key={thing} className="flex items-start gap-3">
                <Icon name="check" className="mt-0.5 text-lagoon" />
                {thing}
              </li>
            ))}
          </ul>
          <p className="max-w-[52ch] border-l-2 border-koa pl-4">
            <strong className="font-medium">Please note.</strong> The floor plan must match as-built
            conditions. We place furniture by it, to the inch.
          </p>
          <Button onClick={onStart} className="mt-2 max-sm:w-full">
            Get Started
          </Button>
        </div>
      </div>
    </section>
  )
}
