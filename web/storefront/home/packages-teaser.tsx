import { Link } from '#kit/browser/router/router.ts'
import { itemsText } from '#kit/core/items-text.ts'
import { shortPackageName, wholeDollars } from '#web/packages/package-words.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { useShopPackages } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { RoomPicture } from './room-picture.tsx'

const SIZES = pictureSizes(94, '(width >= 85rem) 48rem, (width >= 64rem) 57vw, (width >= 40rem) 94vw')

/** Whole homes at one price. */
export function PackagesTeaser() {
  return (
    <section
      aria-labelledby="packages"
      className="wrap section-space grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <RoomPicture room="dining" sizes={SIZES} className="aspect-[3/2] w-full rounded-picture" />
      <div className="grid justify-items-start gap-5">
        <h2 id="packages" className="title-page">
          A home in one decision
        </h2>
        <p className="max-w-[46ch] text-lg">
          Chosen by our designers. Delivery and installation included for 2025, taxes excluded.
        </p>
        <Homes />
        <ButtonLink to={paths.designerPackages()}>See designer packages</ButtonLink>
      </div>
    </section>
  )
}

function Homes() {
  const homes = useShopPackages('pre-designed')
  if (homes.length === 0) return null
  return (
    <ul className="w-full border-t border-line">
      {homes.map(({ id, name, itemCount, price }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={paths.designerPackage(id)}
            className="flex min-h-13 items-center justify-between gap-4 transition hover:text-lagoon"
          >
            <span className="title-piece">{shortPackageName(name)}</span>
            <span className="text-muted tabular-nums">{`${itemsText(itemCount)} for ${wholeDollars(price)}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
