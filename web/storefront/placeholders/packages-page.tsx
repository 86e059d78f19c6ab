import { packageTabLabels, packageTabs, type PackageTab } from '#domain/packages/package-tabs.ts'
import { packagePrice, shortPackageName } from '#web/packages/package-words.ts'
import { useShopPackages } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { Placeholder, Entry } from './placeholder.tsx'

/** Where a guide to all packages will stand; the packages themselves are at `/designer-packages`. */
export default function PackagesPage() {
  return (
    <Placeholder
      path={paths.packages()}
      title="Packages"
      description="A guide to all our packages will go here. They are already there as designer packages, for whole homes by bedrooms and by style to begin with."
      promise="A guide to all our packages will go here: how to choose one, room by room."
      meanwhile="The packages themselves are ready. Some furnish a home by its bedrooms; others begin with a style."
      main={{ to: paths.designerPackages(), label: 'See designer packages' }}
      also={{ to: paths.customDesign(), label: 'Start a custom design' }}
    >
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <RoomPicture
            room="counter"
            isFirst
            sizes="(width >= 64rem) 45vw, 100vw"
            className="aspect-[3/2] w-full rounded-picture"
          />
        </div>
        {packageTabs.map((tab) => (
          <Shelf key={tab} tab={tab} />
        ))}
      </div>
    </Placeholder>
  )
}

function Shelf({ tab }: { tab: PackageTab }) {
  const packages = useShopPackages(tab)
  if (packages.length === 0) return null
  return (
    <section aria-labelledby={tab}>
      <h2 id={tab} className="eyebrow mb-2">
        {packageTabLabels[tab]}
      </h2>
      <ul className="border-t border-line">
        {packages.map(({ id, name, price }) => (
          <Entry
            key={id}
            to={paths.designerPackage(id)}
            name={shortPackageName(name)}
            note={packagePrice({ tab, price })}
          />
        ))}
      </ul>
    </section>
  )
}
