import { useState } from 'react'
import type { SuggestedProduct } from '#contract/designs/suggestions.ts'
import { call } from '#web/api.ts'
import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import { useRequestChange } from '#web/designs/use-request.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { TextArea } from '#kit/browser/ui/text-area.tsx'

type Answer = SuggestedProduct['answer']
type AnswerSuggestionProps = { requestId: string; suggestion: ShownSuggestion }

const NOT_ANSWERED = 'Your answer could not be saved. Please try again.'

/** Yes or no to one suggested piece, each with a word if the client likes; pressed again it is taken back. */
export function AnswerSuggestion({ requestId: id, suggestion }: AnswerSuggestionProps) {
  const { _id: suggestionId, name, answer, answerNote } = suggestion
  const [isWriting, setWriting] = useState(false)
  const { change, isBusy, sent } = useRequestChange<{ answer: Answer; note: string }>(id, {
    send: (body) =>
      call('PUT /api/design-requests/:id/suggested-products/:suggestionId/answer', {
        params: { id, suggestionId },
        body,
      }),
    failure: NOT_ANSWERED,
    onDone: () => setWriting(false),
    onFailed: toast.error,
  })
  const shown = isBusy && sent ? sent.answer : answer
  const press = (pressed: Answer) =>
    change({ answer: pressed === answer ? null : pressed, note: pressed === answer ? '' : answerNote })

  return (
    <div className="grid gap-2 print:hidden">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Your answer to {name}</legend>
        <Toggle icon="check" isOn={shown === 'accepted'} onPress={() => press('accepted')}>
          {shown === 'accepted' ? 'Accepted' : 'Accept'}
        </Toggle>
        <Toggle icon="close" isOn={shown === 'declined'} onPress={() => press('declined')}>
          {shown === 'declined' ? 'Declined' : 'Decline'}
        </Toggle>
        {answer !== null && !isWriting && (
          <Button variant="quiet" size="compact" onClick={() => setWriting(true)}>
            {answerNote === '' ? 'Add a word' : 'Edit your word'}
          </Button>
        )}
      </fieldset>
      {answerNote !== '' && !isWriting && <p className="max-w-text text-sm text-muted">“{answerNote}”</p>}
      {answer !== null && isWriting && (
        <AnswerWord
          word={answerNote}
          isBusy={isBusy}
          onSave={(note) => change({ answer, note })}
          onCancel={() => setWriting(false)}
        />
      )}
    </div>
  )
}

type ToggleProps = { icon: IconName; isOn: boolean; onPress: () => void; children: string }

function Toggle({ icon, isOn, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 text-sm font-medium transition pointer-fine:min-h-9',
        isOn ? 'border-lagoon bg-lagoon-soft text-lagoon' : 'border-edge hover:border-ink hover:bg-sand',
      )}
    >
      <Icon name={icon} className="size-4" />
      {children}
    </button>
  )
}

/** As much as the shop keeps of a word. */
const MAX_WORD = 1000

type AnswerWordProps = {
  word: string
  isBusy: boolean
  onSave: (word: string) => void
  onCancel: () => void
}

/** A word with a yes or a no. */
function AnswerWord({ word, isBusy, onSave, onCancel }: AnswerWordProps) {
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
