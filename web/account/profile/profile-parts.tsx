import type { Reply } from '#contract/call.ts'
import type { SignedInUser } from '#web/session.ts'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { AddressFields, emptyAddress } from '#web/account/address-fields.tsx'
import { useShop } from '#web/shop/shop.ts'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { NewPasswordFields } from '#web/account/new-password-fields.tsx'
import { ProfileSection } from './profile-section.tsx'
import { EmailSection, useEmailEditor } from './email-section.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { saveProfile, useEditor } from './use-editor.ts'
import { z } from 'zod'
import { ChangedPassword, ProfileForm, UserAddress } from '#contract/users.ts'

/** The parts of a profile, each edited apart; none is left half typed unasked. */
export function ProfileParts({ user, newEmail }: Reply<'GET /api/users/verify'>) {
  const personal = usePersonalEditor(user)
  const address = useAddressEditor(user)
  const email = useEmailEditor(newEmail)
  const password = usePasswordEditor()
  return (
    <>
      <LeaveGuard when={[personal, address, email, password].some(({ isUnsaved }) => isUnsaved)} />
      <PersonalSection user={user} editor={personal} />
      <AddressSection address={user.address} editor={address} />
      <EmailSection newEmail={newEmail} editor={email} />
      <PasswordSection email={user.email} editor={password} />
      <OwnDataSection role={user.role} />
    </>
  )
}

/** Name and phone of a person, edited by themselves. */
function usePersonalEditor({ firstName, lastName, phone }: SignedInUser) {
  return useEditor(PersonalForm, {
    values: { firstName, lastName, phone },
    send: saveProfile,
    failure: 'Failed to update profile',
    success: 'Profile updated successfully',
    draftName: 'personal information',
  })
}

type PersonalSectionProps = { user: SignedInUser; editor: ReturnType<typeof usePersonalEditor> }

/** Who a person is; the email stays what it was. */
function PersonalSection({ user, editor }: PersonalSectionProps) {
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
      shown={<ExistingFacts facts={facts} />}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <Field
        label="Email"
        type="email"
        hint="Your email cannot be changed here. See Email address below."
        value={user.email}
        disabled
        readOnly
      />
      <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel" optional {...form.field('phone')} />
    </ProfileSection>
  )
}

type Address = SignedInUser['address']

/** The address of a person, edited as a whole and by itself. */
function useAddressEditor({ address }: SignedInUser) {
  const { defaultCountry } = useShop().settings
  return useEditor(AddressForm, {
    values: { address: address ?? emptyAddress(defaultCountry) },
    send: saveProfile,
    failure: 'Failed to update address',
    success: 'Address updated successfully',
    draftName: 'address',
  })
}

type AddressSectionProps = { address: Address; editor: ReturnType<typeof useAddressEditor> }

/** Where a person lives: what the checkout starts with. */
function AddressSection({ address, editor }: AddressSectionProps) {
  return (
    <ProfileSection
      title="Address"
      line="Your checkout starts with it. Each order can go elsewhere."
      editor={editor}
      shown={<ExistingAddress address={address} />}
    >
      <AddressFields field={(part) => editor.form.field(`address.${part}`)} />
    </ProfileSection>
  )
}

function ExistingAddress({ address }: { address: Address }) {
  if (address === null) return <p className="grow text-muted">No address yet.</p>
  const { street, city, state, zipCode, country } = address
  return (
    <address className="grid min-w-0 grow not-italic">
      <span>{street}</span>
      <span>
        {city}, {state} {zipCode}
      </span>
      <span>{country}</span>
    </address>
  )
}

/** The password of a person: the current one, and a new one twice. */
function usePasswordEditor() {
  return useEditor(PasswordForm, {
    values: { currentPassword: '', newPassword: '', confirmPassword: '' },
    send: ({ currentPassword, newPassword }) => saveProfile({ currentPassword, newPassword }),
    failure: 'Failed to update profile',
    success: 'Password changed successfully. Your other devices were signed out.',
  })
}

type PasswordSectionProps = { email: string; editor: ReturnType<typeof usePasswordEditor> }

/** A new password for the old one. */
function PasswordSection({ email, editor }: PasswordSectionProps) {
  const { form } = editor
  return (
    <ProfileSection
      title="Password"
      line="Changing it signs your other devices out."
      editor={editor}
      shown={<p className="grow text-muted">Only you know it.</p>}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields form={form} hint="At least 8 characters" />
    </ProfileSection>
  )
}

/** What is known of a person, each under its name; what they never told says so. */
function ExistingFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid min-w-0 grow gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd>{value === '' ? <span className="text-muted">Not given</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const { firstName, lastName, phone, currentPassword } = ProfileForm.shape

/** The parts of the profile as they are typed, each saved apart. */
export const PersonalForm = z.object({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  phone: phone.unwrap(),
})

export const AddressForm = z.object({ address: UserAddress })

export const PasswordForm = z
  .object({
    currentPassword: currentPassword.unwrap(),
    newPassword: ChangedPassword,
    confirmPassword: z.string(),
  })
  .refine((form) => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: 'New passwords do not match',
  })
