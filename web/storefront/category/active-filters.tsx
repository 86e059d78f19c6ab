import { Link } from '#kit/browser/router/router.ts'
import { useSalesMode, useShop, type ShopCategory } from '#web/shop/shop.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { chipLook } from './chip-look.ts'
import {
  choiceLabel,
  lists,
  preservesScroll,
  type ListChoice,
  queryOf,
  sizeEnds,
  withoutFilters,
} from './list-choice.ts'
import type { CategoryList } from './category-loader.ts'
import type { ShownCategory } from './use-category.ts'

type ActiveFiltersProps = { category: ShownCategory; choice: ListChoice } & Pick<CategoryList, 'sizes'>

/** Every filter in force, each with a way to take it off. */
export function ActiveFilters({ category, choice, sizes }: ActiveFiltersProps) {
  const { categories } = useShop()
  const inForce = filtersIn(choice, sizes, categories, useSalesMode() === 'purchase')
  if (inForce.length === 0) return null
  const linkTo = (other: ListChoice) => ({
    to: queryOf(other),
    preventScrollReset: preservesScroll(category, choice, other),
  })
  return (
    <ul aria-label="Filters in force" className="mb-8 flex flex-wrap items-center gap-2">
      {inForce.map(({ label, without }) => (
        <li key={label}>
          <Link {...linkTo(without)} aria-label={`Remove filter ${label}`} className={chipLook}>
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...linkTo(withoutFilters(choice))}
          className="text-link ml-2 inline-flex min-h-11 items-center text-sm"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}

type ActiveFilter = { label: string; without: ListChoice }

function filtersIn(
  choice: ListChoice,
  sizes: CategoryList['sizes'],
  categories: readonly ShopCategory[],
  hasPrices: boolean,
): ActiveFilter[] {
  const listed = lists.flatMap((name) =>
    choice[name].map((value) => ({
      label: choiceLabel(name, value, categories),
      without: { ...choice, page: 1, [name]: choice[name].filter((other) => other !== value) },
    })),
  )
  const others: [boolean, string, Partial<ListChoice>][] = [
    [choice.inStock, 'In stock', { inStock: false }],
    [hasPrices && choice.onSale, 'On sale', { onSale: false }],
    [hasPrices && choice.minPrice !== '', `From $${choice.minPrice}`, { minPrice: '' }],
    [hasPrices && choice.maxPrice !== '', `Up to $${choice.maxPrice}`, { maxPrice: '' }],
    ...sizeEnds
      .flatMap(({ ends }) => ends)
      .map(({ name, label }): [boolean, string, Partial<ListChoice>] => [
        sizes[choice[name]] !== undefined,
        `${label} ${sizes[choice[name]]?.text}`,
        { [name]: '' },
      ]),
  ]
  return [
    ...listed,
    ...others.flatMap(([isOn, label, change]) =>
      isOn ? { label, without: { ...choice, page: 1, ...change } } : [],
    ),
  ]
}
