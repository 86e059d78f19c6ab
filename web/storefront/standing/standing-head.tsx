import { JsonLd } from '#kit/browser/ui/json-ld.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'

type StandingHeadProps = { title: string; description: string; path: string }

/** Title and description of a page that always stands, and its place under the home page for search engines. */
export function StandingHead({ title, description, path }: StandingHeadProps) {
  const { settings, origin } = useShop()
  const crumbs = [
    { name: settings.storeName, address: paths.home() },
    { name: title, address: path },
  ]
  return (
    <>
      <PageHead title={title} description={description} />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map(({ name, address }, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              name,
              item: origin + address,
            })),
          }
        }
      />
    </>
  )
}
