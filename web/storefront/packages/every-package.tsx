import { PACKAGE_RETURNS, PACKAGE_WARRANTY } from '#domain/policies.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'

const SIZES = pictureSizes(94, '(width >= 85rem) 38rem, (width >= 64rem) 46vw, (width >= 40rem) 94vw')

const facts: { icon: IconName; text: string }[] = [
  { icon: 'box', text: 'Delivery and installation included for 2025' },
  { icon: 'truck', text: 'Shipping included for standard delivery on Oahu' },
  { icon: 'check', text: PACKAGE_WARRANTY },
  { icon: 'undo', text: `${PACKAGE_RETURNS}, for manufacturing defects` },
  { icon: 'tag', text: 'Taxes excluded' },
]

/** What comes with each of them, and what does not. */
export function EveryPackage() {
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
