import { useState } from 'react'
import type { Box } from '#domain/fit/box.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { useLatePart } from '#kit/browser/ui/use-late-part.ts'
import { sidesIn } from '../measures.ts'
import { hasKeptWayIn } from './kept-way-in.ts'

const loadCheck = () => import('./fit-check.tsx')

export type WillItFitProps = { packed: Box; bare: Box | undefined }

/** Asks for the narrowest places on the way; open from the start for whoever has measured them before. */
export function WillItFit(props: WillItFitProps) {
  // Only the browser knows what it keeps.
  const isHydrated = useHydrated()
  const [wasMeasured] = useState(hasKeptWayIn)
  const [asked, setAsked] = useState<boolean>()
  const isOpen = asked ?? (isHydrated && wasMeasured)
  const { Part: FitCheck, isMissing } = useLatePart(loadCheck, isOpen)
  return (
    <section aria-labelledby="will-it-fit" className="border-t border-line pt-8">
      <h2 id="will-it-fit" className="title-piece">
        Will it fit?
      </h2>
      <p className="mt-2 mb-5 max-w-text">
        It arrives packed, {sidesIn(props.packed, 'in')}. Measure the narrowest places on the way to the room,
        and see whether it goes through.
      </p>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setAsked(!isOpen)}>
        Check your door, elevator and stairs
      </Button>
      {isOpen && !FitCheck && !isMissing && <Skeleton className="mt-8 h-280 w-full md:h-212" />}
      {isOpen && isMissing && <TryAgain message="Failed to load the check" />}
      {isOpen && FitCheck && <FitCheck {...props} />}
    </section>
  )
}
