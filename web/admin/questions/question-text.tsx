import { Link } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { paths } from '#web/paths.ts'
import type { ShownQuestion } from './shown-question.ts'

type QuestionTextProps = {
  question: ShownQuestion
  /** As a list has it: the first lines alone. */
  isShort?: boolean
}

/** What was asked, of which piece, and what was answered. */
export function QuestionText({ question, isShort = false }: QuestionTextProps) {
  const { productId, productName, finishes, text, address, answer } = question
  const look = classes('whitespace-pre-line wrap-anywhere', isShort && 'line-clamp-3')
  return (
    <div className="grid max-w-text gap-1">
      {productName !== '' && (
        <p className="text-muted">
          {productId === null ? (
            productName
          ) : (
            <Link to={paths.product(productId)} className="target-44 text-lagoon hover:underline">
              {productName}
            </Link>
          )}
          {finishes.length > 0 && `: ${finishes.join(', ')}`}
        </p>
      )}
      {text !== '' && <p className={look}>{text}</p>}
      {answer !== '' && <p className={classes(look, 'border-l-2 border-line pl-3 text-muted')}>{answer}</p>}
      {address && <AddressLines address={address} />}
    </div>
  )
}
