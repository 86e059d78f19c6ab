import { useState } from 'react'
import type { PageTyped } from '#contract/content.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { When } from '#web/shop/when.tsx'
import { useFocusWhenLost } from '../form/use-focus-on-removal.ts'
import { Difference } from './difference.tsx'
import { PagePreview } from './page-preview.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { type Content, usePageForm } from './use-page-form.ts'
import { WritingHelp } from './writing-help.tsx'

type PageEditorProps = { content: Content; again: () => Promise<unknown> }
type Editing = ReturnType<typeof usePageForm>

/** The words of a page, and beside them how it would look. */
export function PageEditor({ content, again }: PageEditorProps) {
  const editing = usePageForm(content, again)
  const { form } = editing
  const typed = form.watch()
  const { title, body = '' } = typed
  const [isAdding, setAdding] = useState(false)
  const [place, setPlace] = useState(0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 xl:grid-cols-2">
      <Form onSubmit={form.onSubmit} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        {form.formError !== undefined && (
          <Notice tone="bad" onDismiss={() => form.clearErrors('root')}>
            {form.formError}
          </Notice>
        )}
        <Theirs editing={editing} typed={typed} />
        <Words
          editing={editing}
          page={content.page}
          onPlace={setPlace}
          onAddPicture={() => setAdding(true)}
        />
        <WritingHelp facts={content.facts} />
        <Foot editing={editing} hasDraft={content.page.draft !== undefined} />
        <LeaveGuard when={form.isDirty && !form.busy && !editing.isPublishing} />
      </Form>
      <PagePreview title={title} body={body} />
      {/* A form of its own, outside that of the page. */}
      <PictureDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onPick={(markdown) => {
          const [before, after] = [body.slice(0, place), body.slice(place)]
          form.setValue('body', `${before}\n\n${markdown}\n\n${after}`.trim(), { shouldDirty: true })
        }}
      />
    </div>
  )
}

type WordsProps = {
  editing: Editing
  page: Content['page']
  /** Where in the text the writer is. */
  onPlace: (place: number) => void
  onAddPicture: () => void
}

function Words({ editing: { form }, page: { isStandard, note }, onPlace, onAddPicture }: WordsProps) {
  const text = form.field('body')
  return (
    <>
      {note !== undefined && <p className="text-muted">{note}</p>}
      <PlainField label="Title" maxLength={120} {...form.field('title')} />
      {note === undefined && (
        <PlainField
          label="Description"
          optional
          maxLength={300}
          hint="For search engines, in a sentence or two."
          {...form.field('description')}
        />
      )}
      <TextArea
        label="Text"
        rows={20}
        spellCheck
        {...text}
        onSelect={({ currentTarget }) => onPlace(currentTarget.selectionEnd)}
      />
      <Button
        variant="secondary"
        size="compact"
        icon="image"
        onClick={onAddPicture}
        className="justify-self-start"
      >
        Add a picture
      </Button>
      {!isStandard && <Checkbox label="In the footer of the shop" {...form.register('inFooter')} />}
    </>
  )
}

function Foot({ editing, hasDraft }: { editing: Editing; hasDraft: boolean }) {
  const { form, publish, isPublishing } = editing
  const save = useFocusWhenLost<HTMLButtonElement>(!form.isDirty && !hasDraft)
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button ref={save} variant="secondary" busy={form.busy && !isPublishing} busyText="Saving...">
        Save draft
      </Button>
      <Button
        busy={isPublishing}
        busyText="Publishing..."
        disabled={!form.isDirty && !hasDraft}
        onClick={publish}
      >
        {form.isDirty ? 'Save and publish' : 'Publish'}
      </Button>
    </div>
  )
}

type TheirsProps = { editing: Editing; typed: PageTyped }

/** Somebody else saved meanwhile: what differs between their text and this one. */
function Theirs({ editing: { theirs, takeTheirs }, typed }: TheirsProps) {
  if (!theirs) return null
  return (
    <section aria-label="Saved meanwhile" className="grid gap-3 rounded-control border border-edge p-4">
      <p>
        {theirs.author} saved this page <When at={theirs.savedAt} />. What is red stands only in theirs, what
        is green only in yours. Save again to put yours in its place.
      </p>
      <Difference before={theirs} after={typed} />
      <Button variant="secondary" onClick={takeTheirs} className="justify-self-start">
        Go on with theirs
      </Button>
    </section>
  )
}
