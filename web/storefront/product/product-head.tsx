import { JsonLd } from '#kit/browser/ui/json-ld.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import type { GalleryPicture } from './gallery-pictures.ts'
import type { ShownProduct } from './product-loader.ts'

const DESCRIPTION_LENGTH = 160

/** Title, description and preview of a piece, and what search engines read of it. */
export function ProductHead({
  product,
  gallery,
}: {
  product: ShownProduct
  gallery: readonly GalleryPicture[]
}) {
  const { origin, settings } = useShop()
  const images = gallery.map(largestOf)
  return (
    <>
      <PageHead title={product.name} description={shortened(product.description)} image={images[0]} />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'Product',
            name: product.name,
            description: product.description,
            sku: product.productCode,
            brand: { '@type': 'Brand', name: settings.storeName },
            image: images.map((image) => new URL(image, origin).href),
            material: product.materials.join(', '),
            url: origin + paths.product(product._id),
            ...offerOf(product),
            ...ratingOf(product),
          }
        }
      />
    </>
  )
}

/** What search engines call what is not at hand; what is made to order is ordered now and comes later. */
const standings = { stocked: 'OutOfStock', 'made to order': 'BackOrder', discontinued: 'Discontinued' }

/** What it is offered for; nothing while prices are on request. */
function offerOf(product: ShownProduct) {
  const { price, salePrice, variantStock, standing } = product
  if (price === null) return {}
  const isSoldOut = Object.values(variantStock).every((units) => units <= 0)
  const isInStock = standing.availability === 'stocked' && !isSoldOut
  return {
    offers: {
      '@type': 'Offer',
      price: (salePrice ?? price).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${isInStock ? 'InStock' : standings[standing.availability]}`,
    },
  }
}

/** What it was rated, once there are reviews. */
function ratingOf({ rating, ratingCount }: ShownProduct) {
  if (rating === null) return {}
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount } }
}

function largestOf(picture: GalleryPicture): string {
  return 'address' in picture ? picture.address : `${picture.base}-${picture.width}.webp`
}

/** Whole sentences as far as they fit, else whole words. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  const sentenceEnd = cut.lastIndexOf('. ')
  return sentenceEnd > DESCRIPTION_LENGTH / 2
    ? cut.slice(0, sentenceEnd + 1)
    : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
