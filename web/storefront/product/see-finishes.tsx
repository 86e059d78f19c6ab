import { useState } from 'react'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { swatchesOf } from '#web/products/swatch.tsx'
import type { ShownProduct } from './product-loader.ts'

const loadLargeFinishes = () => import('./large-finishes.tsx')

/** The way to the finishes of a piece as large as a hand; they come once they are wanted. */
export function SeeFinishes({ variants }: Pick<ShownProduct, 'variants'>) {
  const [isOpen, setOpen] = useState(false)
  const { Part: LargeFinishes, isMissing } = useLazyComponent(loadLargeFinishes, isOpen)
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))]
  if (!names.some((name) => swatchesOf(name).length > 0)) return null
  return (
    <>
      <button
        type="button"
        className="text-link target-44 -mt-4 justify-self-start text-sm noscript:hidden"
        onClick={() => setOpen(true)}
      >
        See the finishes large
      </button>
      {isMissing && <TryAgain message="The finishes could not be loaded" />}
      {LargeFinishes && <LargeFinishes names={names} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
