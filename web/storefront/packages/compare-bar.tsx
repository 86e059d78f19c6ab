import { useState } from 'react'
import { shortPackageName } from '#web/packages/package-words.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { MAX_COMPARED, MIN_COMPARED } from './compare-selection.ts'
import type { CardPackage } from './packages-loader.ts'
import type { Comparing } from './use-comparison.ts'

type CompareBarProps = { packages: readonly CardPackage[]; comparing: Comparing }

/** What has been chosen for comparison, in view as long as packages are. */
export function CompareBar({ packages, comparing }: CompareBarProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = comparing.ids.flatMap((id) => packages.find((one) => one.id === id) ?? [])
  return (
    <section
      aria-label="Compare packages"
      className="sticky bottom-0 z-20 -mx-4 flex animate-rise flex-wrap items-center gap-x-5 gap-y-3 border-t border-line bg-paper px-4 py-3 shadow-float md:bottom-4 md:mx-0 md:rounded-control md:border"
    >
      <output className="text-sm text-muted">{chosenWords(comparing)}</output>
      <div className="flex grow flex-wrap items-center gap-2">
        {chosen.map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            size="compact"
            icon="close"
            aria-label={`Remove ${name} from the comparison`}
            onClick={() => comparing.remove(id)}
          >
            {shortPackageName(name)}
          </Button>
        ))}
      </div>
      <Button disabled={!comparing.isComparable} onClick={() => setOpen(true)} className="max-sm:w-full">
        Compare side by side
      </Button>
      <CompareDialog packages={chosen} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

function chosenWords({ ids }: Pick<Comparing, 'ids'>): string {
  if (ids.length === 0) return `Choose ${MIN_COMPARED} or ${MAX_COMPARED} packages to see them side by side.`
  return `${ids.length} of ${MAX_COMPARED} chosen`
}
