import { useId } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { itemsText } from '#kit/core/items-text.ts'
import { packagePrice } from '#web/packages/package-words.ts'
import { StockLine } from '#web/stock/stock-line.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { AddPackage } from './add-package.tsx'
import { PackageCollage } from './package-collage.tsx'
import type { CardPackage } from './packages-loader.ts'
import { type Comparing, MAX_COMPARED } from './use-comparison.ts'
import { overShelves } from './use-package-window.ts'

type PackageCardProps = {
  card: CardPackage
  comparing: Comparing
  pictureSizes: string
  when?: 'first' | 'late'
  className: string
}

/** A package on its shelf: how it looks, what it costs and holds, and what can be done with it. */
export function PackageCard({ card, comparing, pictureSizes, when, className }: PackageCardProps) {
  const nameId = useId()
  return (
    <article data-package={card.id} className={classes('package-card relative', className)}>
      <div className="group contents">
        <PackageCollage pictures={card.pictures} sizes={pictureSizes} when={when} />
        <CardWords card={card} nameId={nameId} />
      </div>
      <div className="relative z-10 grid gap-3">
        {comparing.isOn && <CompareChoice card={card} comparing={comparing} />}
        <div className="grid grid-cols-2 items-start gap-x-3">
          <AddPackage id={card.id} stock={card.stock} describedBy={nameId} />
          <ButtonLink
            to={paths.designerPackage(card.id)}
            variant="secondary"
            {...overShelves}
            aria-describedby={nameId}
          >
            View Package
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

function CardWords({ card, nameId }: { card: CardPackage; nameId: string }) {
  return (
    <div className="flex grow flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={nameId} className="title-section">
          <Link
            to={paths.designerPackage(card.id)}
            {...overShelves}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {card.name}
          </Link>
        </h3>
        <p className="text-lg font-medium tabular-nums">{packagePrice(card)}</p>
      </div>
      <p className="mt-2 text-muted">{card.summary}</p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
        <span>{itemsText(card.itemCount)}</span>
        <StockLine stock={card.stock} />
      </p>
    </div>
  )
}

type CompareChoiceProps = { card: CardPackage; comparing: Comparing }

/** Puts a package side by side with others, as long as there is room. */
function CompareChoice({ card: { id, name }, comparing }: CompareChoiceProps) {
  const isChosen = comparing.has(id)
  const isShut = comparing.isFull && !isChosen
  return (
    <Checkbox
      label={
        <>
          Compare<span className="sr-only"> {name}</span>
          {isShut && <span className="text-muted">{` (${MAX_COMPARED} are chosen)`}</span>}
        </>
      }
      checked={isChosen}
      disabled={isShut}
      onChange={() => (isChosen ? comparing.remove(id) : comparing.add(id))}
    />
  )
}
