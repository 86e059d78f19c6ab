import { useId, type ReactNode, type Ref } from 'react'
import { Banner } from '#kit/browser/ui/banner.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useFocusOnTurn } from '#kit/browser/ui/use-focus-on-turn.ts'
import { VisuallyHidden } from '#kit/browser/ui/visually-hidden.tsx'
import type { Editor } from './use-editor.ts'

type ProfileSectionProps = {
  title: string
  line: string
  editor: Editor
  editButton?: Ref<HTMLButtonElement>
  /** What is known. */
  shown: ReactNode
  /** The fields that change it. */
  children: ReactNode
}

/** One part of the profile: what is known, and after Edit its form, until Save or Cancel. */
export function ProfileSection({ title, line, editor, editButton, shown, children }: ProfileSectionProps) {
  const section = useFocusOnTurn(editor.isOpen, 'form input:enabled')
  return (
    <ProfilePart ref={section} title={title} line={line}>
      <div className="max-w-2xl has-[[role=status]]:mb-5">
        <Banner message={editor.news} onGone={editor.forgetNews} />
      </div>
      {editor.isOpen ? (
        <EditForm noun={title.toLowerCase()} editor={editor}>
          {children}
        </EditForm>
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
          {shown}
          <Button ref={editButton} variant="secondary" icon="edit" onClick={editor.open}>
            Edit<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
          </Button>
        </div>
      )}
    </ProfilePart>
  )
}

type ProfilePartProps = Pick<ProfileSectionProps, 'title' | 'line' | 'children'> & {
  ref?: Ref<HTMLElement>
}

/** A part of the profile under its title. */
export function ProfilePart({ ref, title, line, children }: ProfilePartProps) {
  const titleId = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-12"
    >
      <div>
        <h2 id={titleId} className="title-section">
          {title}
        </h2>
        <p className="mt-1 text-muted">{line}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}

function EditForm({ noun, editor, children }: { noun: string; editor: Editor; children: ReactNode }) {
  const { form, cancel } = editor
  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-2xl gap-5">
      {children}
      <FormError message={form.formError} />
      <div className="flex flex-wrap gap-3">
        <Button busy={form.busy} busyText="Saving...">
          Save<VisuallyHidden> {noun}</VisuallyHidden>
        </Button>
        <Button variant="secondary" disabled={form.busy} onClick={cancel}>
          Cancel<VisuallyHidden> editing {noun}</VisuallyHidden>
        </Button>
      </div>
    </Form>
  )
}
