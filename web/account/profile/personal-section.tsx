import type { SignedInUser } from '#web/session.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { KnownFacts } from './known-facts.tsx'
import { PersonalForm } from './profile-forms.ts'
import { ProfileSection } from './profile-section.tsx'
import { useEditor } from './use-editor.ts'

/** Name and phone of a person, edited by themselves. */
export function usePersonalEditor({ firstName, lastName, phone }: SignedInUser) {
  return useEditor(PersonalForm, {
    values: { firstName, lastName, phone },
    change: (typed) => typed,
    failure: 'Failed to update profile',
    success: 'Profile updated successfully',
    draftName: 'personal information',
  })
}

type PersonalSectionProps = { user: SignedInUser; editor: ReturnType<typeof usePersonalEditor> }

/** Who a person is; the email stays what it was. */
export function PersonalSection({ user, editor }: PersonalSectionProps) {
  const { form } = editor
  const facts = [
    ['First name', user.firstName],
    ['Last name', user.lastName],
    ['Email', user.email],
    ['Phone', user.phone],
  ] as const
  return (
    <ProfileSection
      title="Personal information"
      line="How we address you, and where we reach you."
      editor={editor}
      shown={<KnownFacts facts={facts} />}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <Field
        label="Email"
        type="email"
        hint="Your email cannot be changed."
        value={user.email}
        disabled
        readOnly
      />
      <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel" optional {...form.field('phone')} />
    </ProfileSection>
  )
}
