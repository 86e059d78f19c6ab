import { Button } from '#kit/browser/ui/button.tsx'
import type { SettingsDraft } from './use-settings-form.ts'

/** Always in view: what is not saved yet, and the one button that saves it. */
export function SaveBar({ draft: { form, unsavedTabs, isUnsaved, discard } }: { draft: SettingsDraft }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 -mb-16 border-t border-line bg-paper px-4 py-3 md:-mx-6 md:px-6 xl:-mx-8 xl:px-8">
      <div className="flex flex-wrap items-center justify-end gap-3">
        <output className="mr-auto text-sm text-muted max-sm:basis-full">
          {isUnsaved
            ? `Not saved yet: ${unsavedTabs.map(({ label }) => label).join(', ')}`
            : 'All changes saved'}
        </output>
        {isUnsaved && !form.busy && (
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
        )}
        <Button disabled={!isUnsaved} busy={form.busy} busyText="Saving...">
          Save Changes
        </Button>
      </div>
    </div>
  )
}
