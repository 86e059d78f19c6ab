import type { Variant } from '#contract/products.ts'
import type { QuestionKind } from '#domain/questions/question.ts'
import type { z } from 'zod'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { AskForm } from './ask-form.tsx'
import { SwatchForm } from './swatch-form.tsx'

export type AskDialogProps = {
  product: { _id: string; name: string; variants: z.infer<typeof Variant>[] }
  /** The finish that is looked at. */
  variantKey: string
  kind: QuestionKind
  open: boolean
  onClose: () => void
}

/** A question about a piece, or a request for swatches of it. */
export default function AskDialog({ product, variantKey, kind, open, onClose }: AskDialogProps) {
  const { _id: productId, name, variants } = product
  const title = kind === 'question' ? `Ask about ${name}` : `Free swatches of ${name}`
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {kind === 'question' ? (
        <AskForm about={{ productId, variantKey }} onClose={onClose} />
      ) : (
        <SwatchForm productId={productId} variants={variants} onClose={onClose} />
      )}
    </Dialog>
  )
}
