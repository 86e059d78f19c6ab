import { Button } from '#kit/browser/ui/button.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import type { CategoryList } from './category-loader.ts'
import { FilterGroups } from './filter-groups.tsx'
import type { ListChoice } from './list-choice.ts'
import { pieces } from './pieces.ts'
import type { ShownCategory } from './use-category.ts'

type FilterSheetProps = {
  id: string
  category: ShownCategory
  choice: ListChoice
  list: CategoryList
  onChoose: (form: HTMLFormElement) => void
}

/** All filters: a row on wide screens; on phones a sheet, which the button that names its `id` opens. */
export function FilterSheet({ id, category, choice, list, onChoose }: FilterSheetProps) {
  return (
    <div id={id} popover="auto" className="filter-sheet">
      <div className="sticky top-0 z-10 flex items-center justify-between bg-paper py-1 lg:hidden">
        <p className="title-section">Filter</p>
        <IconButton
          icon="close"
          label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-mr-3"
        />
      </div>
      <FilterGroups category={category} choice={choice} facets={list.facets} onChoose={onChoose} />
      <div className="sticky bottom-0 bg-paper py-4 lg:hidden">
        <Button className="w-full">{`Show ${pieces(list.total)}`}</Button>
      </div>
    </div>
  )
}
