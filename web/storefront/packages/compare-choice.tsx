import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { MAX_COMPARED } from './compare-selection.ts'
import type { CardPackage } from './packages-loader.ts'
import type { Comparing } from './use-comparison.ts'

type CompareChoiceProps = { card: CardPackage; comparing: Comparing }

/** Puts a package side by side with others, as long as there is room. */
export function CompareChoice({ card: { id, name }, comparing }: CompareChoiceProps) {
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
