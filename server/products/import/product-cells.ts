import { ownOf } from '#kit/core/own-of.ts'
import { typedPounds } from '#kit/core/weight.ts'
import type { ImportColumn } from '#domain/products/import/import-columns.ts'
import { besideCell, variantCell } from '#domain/products/import/variant-words.ts'
import { standingOf } from '#domain/stock/availability.ts'
import { wordsCell } from '#domain/products/import/word-list.ts'
import type { StoredProduct } from '../queries.ts'
import { imageOf } from '../present-product.ts'

/** The cells of one row; a column that is left out is empty. */
export type ProductCells = Partial<Record<ImportColumn, string | number>>

/**
 * A product as rows of the file that the import takes back: one, or one for each combination of its options. What
 * is said of the whole product stands in the first alone, so that it is changed in one place.
 */
export function productRows(product: StoredProduct): ProductCells[] {
  const { productCode, variants } = product
  const whole = wholeCells(product)
  if (variants.length === 0) return [{ ...whole, ...stockCells(product, 'default') }]
  return combinations(variants).map((options, at) => ({
    ...(at === 0 ? whole : { productCode }),
    ...combinationCells(product, options),
  }))
}

function wholeCells(product: StoredProduct): ProductCells {
  const { details } = product
  return {
    productCode: product.productCode,
    name: product.name,
    description: product.description,
    category: product.category,
    categories: wordsCell(product.categories, ','),
    price: product.price / 100,
    salePrice: dollarsCell(product.salePrice),
    costPrice: dollarsCell(product.costPrice),
    guidePriceFrom: dollarsCell(product.guidePrice?.from),
    guidePriceTo: dollarsCell(product.guidePrice?.to),
    images: wordsCell(product.pictures.map(imageOf), ','),
    modelUrl: product.modelUrl,
    dimensions: product.dimensions,
    weight: product.weight ?? '',
    materials: wordsCell(product.materials, ','),
    colors: wordsCell(product.colors, ','),
    features: wordsCell(product.features, '\n'),
    care: details.care ?? '',
    assembly: details.assembly ?? '',
    leadTime: details.leadTime ?? '',
    style: details.style ?? '',
    isOnSale: flagCell(product.isOnSale),
    isNewArrival: flagCell(product.isNewArrival),
    isBestSeller: flagCell(product.isBestSeller),
    isArchived: flagCell(product.state === 'archived'),
  }
}

type Option = StoredProduct['variants'][number]['options'][number] & { variant: string; isChosen: boolean }

function stockCells(product: StoredProduct, key: string): ProductCells {
  const { availability, leadWeeks } = standingOf(product, key)
  return { stock: ownOf(product.variantStock, key) ?? 0, availability, weeks: leadWeeks ?? '' }
}

function combinationCells(product: StoredProduct, options: Option[]): ProductCells {
  const key = options.map(({ id }) => id).join('-')
  return {
    ...stockCells(product, key),
    variant_name: variantCell(options.map(({ variant, name }) => ({ variant, option: name }))),
    variant_option_ids: besideCell(options.map(({ id }) => id)),
    variant_price_difference: besideCell(options.map(({ priceDifference }) => priceDifference / 100)),
    variant_default: flagCell(options.every(({ isChosen }) => isChosen)),
    variant_modelUrl: ownOf(product.variantModels, key) ?? '',
  }
}

/** Every combination of options, in the order of their keys; where none is the default, the first option is. */
function combinations(variants: StoredProduct['variants']): Option[][] {
  return variants.reduce<Option[][]>(
    (rows, { name: variant, options }) => {
      const chosen = Math.max(
        0,
        options.findIndex((option) => option.default),
      )
      return rows.flatMap((row) =>
        options.map((option, at) => [...row, { ...option, variant, isChosen: at === chosen }]),
      )
    },
    [[]],
  )
}

/** An amount in cents as dollars; empty where there is none. */
export function dollarsCell(cents: number | null | undefined): number | '' {
  return cents == null ? '' : cents / 100
}

function flagCell(flag: boolean): string {
  return flag ? 'TRUE' : 'FALSE'
}

/** A figure alone is pounds; what is no weight stays as it is, for the form to refuse. */
export function poundsOf(cell: string): number | string {
  const pounds = typedPounds(cell, 'lb')
  return pounds === undefined ? cell : Number(pounds.toFixed(4))
}
