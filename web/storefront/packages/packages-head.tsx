import { PACKAGE_WARRANTY } from '#domain/policies.ts'
import { useRouteLoaderData } from '#kit/browser/router/router.ts'
import { JsonLd } from '#kit/browser/ui/json-ld.tsx'
import { itemsText } from '#kit/core/items-text.ts'
import { packagePrice } from '#web/packages/package-words.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { pictureFile } from '#web/products/product-picture.tsx'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { type loadPackage, PACKAGE_ROUTE, piecePictures, type ShownPackage } from './packages-loader.ts'

const PREVIEW_WIDTH = 1200

/** Title, description and preview: of the package that is open, else of all. */
export function PackagesHead() {
  const shown = useRouteLoaderData<typeof loadPackage>(PACKAGE_ROUTE)
  return shown ? <OnePackage shown={shown} /> : <AllPackages />
}

function AllPackages() {
  const { packagesIncluded } = useShop().settings
  return (
    <PageHead
      title="Designer packages"
      description={`Furnish a one, two or three bedroom home in one decision, or begin with a style. Delivery and installation ${packagesIncluded}, ${PACKAGE_WARRANTY}.`}
      canonical={paths.designerPackages()}
    />
  )
}

function OnePackage({ shown }: { shown: ShownPackage }) {
  const { origin, settings } = useShop()
  const [lead] = [...shown.pictures, ...piecePictures(shown.roomBreakdown).firsts]
  const image = lead && pictureFile(lead, PREVIEW_WIDTH)
  return (
    <>
      <PageHead
        title={shown.name}
        description={`${shown.summary} ${packagePrice(shown)}, ${itemsText(shown.itemCount)}. Delivery and installation ${settings.packagesIncluded}.`}
        image={image}
        canonical={paths.designerPackage(shown.id)}
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'Product',
            name: shown.name,
            description: shown.description,
            brand: { '@type': 'Brand', name: settings.storeName },
            url: origin + paths.designerPackage(shown.id),
            image: image === undefined ? [] : [new URL(image, origin).href],
            offers: {
              '@type': 'Offer',
              price: shown.price.toFixed(2),
              priceCurrency: 'USD',
              availability: `https://schema.org/${shown.stock > 0 ? 'InStock' : 'OutOfStock'}`,
            },
          }
        }
      />
    </>
  )
}
