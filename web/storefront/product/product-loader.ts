import type { ShouldRevalidateFunctionArgs } from '#kit/browser/router/router.ts'
import type { Product } from '#contract/products.ts'
import { galleryKind } from '#domain/products/gallery-kind.ts'
import type { Modelled } from '#domain/products/shown-model.ts'
import { loading } from '#web/api.ts'
import { cardOf, type CardProduct } from '#web/products/shown-product.ts'
import { galleryPictures, type GalleryPicture } from './gallery-pictures.ts'

/** As much of a product as its page shows. */
export type ShownProduct = Omit<
  Product,
  'categories' | 'costPrice' | 'images' | 'pictures' | 'modelUrl' | 'variantModels' | 'stock'
>

export type ProductPageData = {
  product: ShownProduct
  gallery: GalleryPicture[]
  /** Where its models lie, if it is shown in 3D. */
  modelled?: Modelled
  /** Of other kinds, in the same room. */
  completing: CardProduct[]
  related: CardProduct[]
}

/** A piece and what stands beside it; 404 for one that there is not. */
export const loadProduct = loading(async (call, { params }): Promise<ProductPageData> => {
  const ask = { params: { id: params['productId'] ?? '' } }
  // The page is whole without its neighbours; what is wrong with the piece itself is said by the other call.
  const related = (by: 'category' | 'room') =>
    call('GET /api/products/:id/related', { ...ask, query: { by } }).then(
      ({ products }) => products.map(cardOf),
      () => [],
    )
  const [{ product }, ofRoom, ofKind] = await Promise.all([
    call('GET /api/products/:id', ask),
    related('room'),
    related('category'),
  ])
  const { modelUrl, variantModels } = product
  const modelled = galleryKind(product) === '3d' ? { modelled: { modelUrl, variantModels } } : {}
  return {
    product: shown(product),
    gallery: galleryPictures(product),
    ...modelled,
    completing: ofRoom,
    related: ofKind,
  }
})

/** Another tab of the same piece is no reason to ask again. */
export function isAnotherProduct({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['productId'] !== nextParams['productId']
}

function shown(product: Product): ShownProduct {
  const {
    categories: _categories,
    costPrice: _costPrice,
    images: _images,
    pictures: _pictures,
    modelUrl: _modelUrl,
    variantModels: _models,
    stock: _stock,
    ...reported
  } = product
  return reported
}
