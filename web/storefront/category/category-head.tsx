import { JsonLd } from '#kit/browser/ui/json-ld.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { type ShopSettings, useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import type { CategoryList } from './category-loader.ts'
import { queryOf, type ListChoice } from './list-choice.ts'
import { pieces } from './pieces.ts'
import type { ShownCategory } from './use-category.ts'

type CategoryHeadProps = { category: ShownCategory; choice: ListChoice; list: CategoryList; isHome: boolean }

/** Title, description and neighbours of a list, and what search engines read of it. Searches are not for them. */
export function CategoryHead({ category, choice, list, isHome }: CategoryHeadProps) {
  const { settings, origin } = useShop()
  const address = paths.category(category.id)
  const pageAddress = (page: number) => address + queryOf({ ...choice, page }).replace(/^\?$/, '')
  const inPages = list.page > 1 ? `, page ${list.page}` : ''
  const title = choice.search === '' ? category.title + inPages : `Search results for "${choice.search}"`
  return (
    <>
      <PageHead
        title={isHome ? settings.seo.metaTitle : title}
        isWholeTitle={isHome}
        description={isHome ? undefined : descriptionOf(category, list.total, settings)}
        image={socialPicture(list)}
        canonical={list.page > 1 ? `${address}?page=${list.page}` : address}
        noindex={choice.search !== ''}
      />
      {list.page > 1 && <link rel="prev" href={origin + pageAddress(list.page - 1)} />}
      {list.page < list.pages && <link rel="next" href={origin + pageAddress(list.page + 1)} />}
      {!category.isAll && <JsonLd data={import.meta.env.SSR && breadcrumbs(category, origin)} />}
      <JsonLd data={import.meta.env.SSR && itemList(list, origin)} />
    </>
  )
}

function descriptionOf({ title, line }: ShownCategory, total: number, shop: ShopSettings): string {
  return `${title} from ${shop.storeName}: ${pieces(total)} for ${shop.homes}. ${line}`.trim()
}

function socialPicture({ products }: CategoryList): string | undefined {
  const picture = products[0]?.pictures[0]
  return picture && `${picture.base}-${picture.width}.webp`
}

function breadcrumbs({ id, title }: ShownCategory, origin: string) {
  const crumbs = [
    { name: 'The collection', address: paths.category('all') },
    { name: title, address: paths.category(id) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + address,
    })),
  }
}

function itemList({ products, total }: CategoryList, origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ _id, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: origin + paths.product(_id),
    })),
  }
}
