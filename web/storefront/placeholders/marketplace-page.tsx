import { headerCategories } from '#web/layout/header-categories.ts'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { pieces } from '#web/storefront/category/pieces.ts'
import { Placeholder, Entry } from './placeholder.tsx'

/** Where pieces from other makers will stand. */
export default function MarketplacePage() {
  return (
    <Placeholder
      path={paths.marketplace()}
      title="Marketplace"
      description="Our marketplace will go here, a place for pieces from other makers sold beside our own collection. Until it opens, browse the collection or see our packages."
      promise="The marketplace will go here: pieces from other makers, chosen by us and sold beside our own."
      meanwhile="It is not open yet, and we would rather say so than show you an empty shelf. The collection is."
      main={{ to: paths.browse(), label: 'Browse Collection' }}
      also={{ to: paths.designerPackages(), label: 'Designer packages' }}
    >
      <Collection />
    </Placeholder>
  )
}

function Collection() {
  const { types } = headerCategories(useShop().categories)
  if (types.length === 0) return null
  return (
    <section aria-labelledby="collection">
      <h2 id="collection" className="eyebrow mb-2">
        The collection
      </h2>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
        {types.map(({ _id, name, productCount }) => (
          <Entry key={_id} to={paths.category(_id)} name={name} note={pieces(productCount)} />
        ))}
        <Entry to={paths.browse()} name="All pieces" />
      </ul>
    </section>
  )
}
