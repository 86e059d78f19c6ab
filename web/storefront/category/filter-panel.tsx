import type { ReactNode } from 'react'
import { Icon } from '#kit/browser/ui/icon.tsx'

type FilterPanelProps = { legend: string; chosen: number; children: ReactNode }

/** A part of the filters that unfolds: in the sheet on phones, as a panel under its name on wide screens. */
export function FilterPanel({ legend, chosen, children }: FilterPanelProps) {
  return (
    <details name="filter-group" className="group relative max-lg:border-b max-lg:border-line">
      <summary className="flex min-h-13 list-none items-center gap-2 transition lg:min-h-11 lg:rounded-control lg:px-3 lg:hover:bg-sand lg:group-open:bg-sand [&::-webkit-details-marker]:hidden">
        {legend}
        {chosen > 0 && (
          <span className="rounded-full bg-lagoon px-2 text-xs leading-5 font-medium text-on-action tabular-nums">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <Icon name="chevron-down" className="ml-auto size-4 transition group-open:rotate-180" />
      </summary>
      <fieldset className="pb-4 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-2 lg:max-h-[60vh] lg:w-72 lg:overflow-y-auto lg:rounded-control lg:border lg:border-line lg:bg-paper lg:px-5 lg:py-3 lg:shadow-float">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </details>
  )
}
