import { useState } from 'react'
import type { QuestionKind } from '#domain/questions/question.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import type { AskDialogProps } from './ask-dialog.tsx'

const loadAskDialog = () => import('./ask-dialog.tsx')

type AskAboutProps = Pick<AskDialogProps, 'product' | 'variantKey'>

/** The ways to a question and to swatches; their forms come once one is wanted. */
export function AskAbout({ product, variantKey }: AskAboutProps) {
  const [kind, setKind] = useState<QuestionKind>('question')
  const [isOpen, setOpen] = useState(false)
  const { Part: AskDialog, isMissing } = useLazyComponent(loadAskDialog, isOpen)
  const way = (words: string, to: QuestionKind) => (
    <button
      type="button"
      className="text-link target-44"
      onClick={() => {
        setKind(to)
        setOpen(true)
      }}
    >
      {words}
    </button>
  )
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-5 noscript:hidden">
        {way('Ask about this piece', 'question')}
        {product.variants.length > 0 && way('Order free swatches', 'swatches')}
      </p>
      {isMissing && <TryAgain message="The form could not be loaded" />}
      {AskDialog && (
        <AskDialog {...{ product, variantKey, kind }} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
