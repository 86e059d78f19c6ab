import { useState } from 'react'
import { packagePrice, shortPackageName } from '#web/packages/package-words.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Link } from '#kit/browser/router/router.ts'
import { type CompareRow, CompareTable, nameLook, NOTHING } from '../compare/compare-table.tsx'
import { type Comparing, MAX_COMPARED, MIN_COMPARED } from './use-comparison.ts'
import type { CardPackage } from './packages-loader.ts'
import { overShelves } from './use-package-window.ts'
import { PackageCollage } from './package-collage.tsx'

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

type CompareDialogProps = { packages: readonly CardPackage[]; open: boolean; onClose: () => void }

function CompareDialog({ packages, open, onClose }: CompareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Compare packages" look="full">
      <div className="mx-auto max-w-page pb-8">
        <PackagesTable packages={packages} />
      </div>
    </Dialog>
  )
}

/** Two or three packages beside each other, line by line. */
function PackagesTable({ packages }: Pick<CompareDialogProps, 'packages'>) {
  const heads = packages.map(({ id, name, pictures }) => ({
    id,
    head: (
      <>
        <div className="max-w-md">
          <PackageCollage pictures={pictures.slice(0, 1)} sizes="(width >= 48rem) 24rem, 45vw" />
        </div>
        <Link to={paths.designerPackage(id)} {...overShelves} className={nameLook}>
          {name}
        </Link>
      </>
    ),
  }))
  return <CompareTable caption="Compared packages" heads={heads} rows={compareRows(packages)} />
}

/** What the first rows say themselves, in the same words for every package. */
const SAID_ALREADY = new Set(['Price', 'Items', 'Pieces', 'Bedrooms'])

/** Price, items, bedrooms and rooms, then whatever any of the packages specifies, in the order it is met. */
export function compareRows(packages: readonly CardPackage[]): CompareRow[] {
  const row = (label: string, valueOf: (one: CardPackage) => string | undefined) => ({
    label,
    values: packages.map((one) => valueOf(one) ?? NOTHING),
  })
  return [
    row('Price', packagePrice),
    row('Items', ({ itemCount }) => String(itemCount)),
    row('Bedrooms', ({ bedrooms }) => bedrooms?.toString()),
    row('Rooms', ({ rooms }) => rooms.join(', ')),
    ...labelsOf(packages).map((label) => row(label, (one) => specified(one, label))),
  ]
}

function labelsOf(packages: readonly CardPackage[]): string[] {
  const labels = packages.flatMap(({ specifications }) => specifications.map(({ label }) => label))
  return [...new Set(labels)].filter((label) => !SAID_ALREADY.has(label))
}

function specified({ specifications }: CardPackage, label: string): string | undefined {
  return specifications.find((one) => one.label === label)?.value
}
