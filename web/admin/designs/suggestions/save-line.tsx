import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import type { SuggestionDraft } from './use-suggestion-draft.ts'

/** What is not saved yet, and the one button that saves it. */
export function SaveLine({
  draft: { isUnsaved, isBusy, failure, discard, save },
}: {
  draft: SuggestionDraft
}) {
  return (
    <div className="mt-2 grid gap-3">
      <FormError message={failure} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <output className="mr-auto text-sm text-muted max-sm:basis-full">
          {isUnsaved ? 'Not saved yet. The client sees the list once it is saved.' : ''}
        </output>
        {isUnsaved && !isBusy && (
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
        )}
        <Button disabled={!isUnsaved} busy={isBusy} busyText="Saving..." onClick={save}>
          Save suggestions
        </Button>
      </div>
    </div>
  )
}
