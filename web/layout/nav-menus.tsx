import { itemsText } from '#kit/core/items-text.ts'
import { shortPackageName, wholeDollars } from '#web/packages/package-words.ts'
import { type ShopCategory, useShop, useShopPackages } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#kit/browser/router/router.ts'
import { headerCategories } from './header-categories.ts'
import { NavMenu } from './nav-menu.tsx'

/** The three ways into the shop, each with what lies behind it. */
export function NavMenus() {
  return (
    <nav aria-label="Main" className="hidden lg:block print:hidden">
      <ul className="flex items-center gap-2">
        <NavMenu to={paths.browse()} label="Browse Collection">
          <CollectionPanel />
        </NavMenu>
        <NavMenu to={paths.customDesign()} label="Custom design">
          <DesignPanel />
        </NavMenu>
        <NavMenu to={paths.designerPackages()} label="Designer packages">
          <PackagesPanel />
        </NavMenu>
      </ul>
    </nav>
  )
}

function CollectionPanel() {
  const { types, rooms } = headerCategories(useShop().categories)
  return (
    <div className="grid w-md grid-cols-3 gap-x-6">
      <ul className="col-span-2 grid grid-cols-2 gap-x-6 self-start">
        <CategoryLinks categories={types} />
        <NavPanelLink to={paths.category('all')} name="All pieces" />
      </ul>
      <ul className="self-start border-l border-line pl-6">
        <CategoryLinks categories={rooms} />
      </ul>
    </div>
  )
}

function CategoryLinks({ categories }: { categories: ShopCategory[] }) {
  return categories.map(({ _id, name }) => <NavPanelLink key={_id} to={paths.category(_id)} name={name} />)
}

function DesignPanel() {
  return (
    <ul className="w-80">
      <NavPanelLink
        to={paths.customDesign()}
        name="Send us your floor plan"
        note="A designer draws a concept for your rooms."
      />
      <NavPanelLink
        to={paths.planYourRoom()}
        name="Plan your room"
        note="Draw it to scale and place our pieces in it."
      />
      <NavPanelLink
        to={paths.designRequests()}
        name="My Custom Design Orders"
        note="Concepts, revisions and payments."
      />
    </ul>
  )
}

function PackagesPanel() {
  const styles = useShopPackages('full-home')
  const homes = useShopPackages('pre-designed')
  return (
    <div className="grid w-xl grid-cols-2 gap-x-8">
      <ul>
        {styles.map(({ id, name, price, note }) => (
          <NavPanelLink
            key={id}
            to={paths.designerPackage(id)}
            name={shortPackageName(name)}
            from={wholeDollars(price)}
            note={note}
          />
        ))}
      </ul>
      <ul>
        {homes.map(({ id, name, price, itemCount }) => (
          <NavPanelLink
            key={id}
            to={paths.designerPackage(id)}
            name={shortPackageName(name)}
            note={`${itemsText(itemCount)} for ${wholeDollars(price)}`}
          />
        ))}
        <NavPanelLink to={paths.designerPackages()} name="All packages" />
      </ul>
    </div>
  )
}

type NavPanelLinkProps = { to: string; name: string; note?: string; from?: string }

/** One entry of a header panel: a name, what it is, and from which price. */
function NavPanelLink({ to, name, note, from }: NavPanelLinkProps) {
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 flex min-h-10 flex-col justify-center rounded-control px-2 py-1.5 transition hover:bg-sand"
      >
        <span className="flex justify-between gap-4">
          {name}
          {from !== undefined && <span className="text-muted tabular-nums">from {from}</span>}
        </span>
        {note !== undefined && <span className="text-sm text-muted">{note}</span>}
      </Link>
    </li>
  )
}
