import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'

/** As much as the shop keeps of a word. */
const MAX_WORD = 1000

type AnswerWordProps = {
  word: string
  isBusy: boolean
  onSave: (word: string) => void
  onCancel: () => void
}

/** A word with a yes or a no. */
export function AnswerWord({ word, isBusy, onSave, onCancel }: AnswerWordProps) {
  const [typed, setTyped] = useState(word)
  return (
    <div className="grid w-full max-w-text gap-3 sm:w-md">
      <TextArea
        label="A word about it"
        hint="Another finish, another size, or why not."
        maxLength={MAX_WORD}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Asked for by a press just now.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div className="flex gap-2">
        <Button size="compact" busy={isBusy} busyText="Saving..." onClick={() => onSave(typed.trim())}>
          Save
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
