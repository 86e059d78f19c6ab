import { stocked } from '#domain/stock/availability.ts'
import type { Product } from '#contract/products.ts'

const ID = '7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4a'

/** A sofa in two fabrics with prices in dollars, as a reply holds it. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    _id: ID,
    name: 'Shoreline sofa',
    description: 'Three loose seat cushions and three backs, set between padded arms.',
    productCode: 'LN-SOF-001',
    category: 'sofa',
    categories: ['living-room'],
    price: 4450,
    salePrice: null,
    images: ['/pictures/0a-1200.webp'],
    pictures: ['0a', '0b'].map((hash, at) => ({
      base: `/pictures/${hash}`,
      width: 1200,
      height: 1200,
      widths: [320, 640, 1200],
      alt: `Shoreline sofa, view ${at + 1}`,
    })),
    features: ['Splayed legs with brass caps'],
    dimensions: 'W 89.8 in, D 37.4 in, H 35 in (228 x 95 x 89 cm)',
    materials: ['Walnut', 'Linen'],
    colors: ['neutral', 'blue'],
    weight: 168,
    details: { care: 'Vacuum with a soft brush.', leadTime: 'In stock: 2-4 weeks' },
    modelUrl: '',
    variantModels: {},
    variants: [
      {
        name: 'Fabric',
        options: [
          { id: 'linen', name: 'Natural linen', priceDifference: 0, default: true },
          { id: 'indigo', name: 'Indigo linen', priceDifference: 120, default: false },
        ],
      },
    ],
    variantStock: { linen: 22, indigo: 4 },
    variantAvailability: {},
    standing: stocked,
    incoming: {},
    stock: 26,
    isOnSale: false,
    isNewArrival: false,
    isBestSeller: true,
    rating: null,
    ratingCount: 0,
    ...changes,
  }
}

/** The same without its prices, as everyone but admins sees it in quote mode. */
export function withoutPrices(product: Product): Product {
  return {
    ...product,
    price: null,
    salePrice: null,
    variants: product.variants.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ ...option, priceDifference: null })),
    })),
  }
}
