import type { SignedInUser } from '#web/session.ts'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { AddressSection, useAddressEditor } from './address-section.tsx'
import { PasswordSection, usePasswordEditor } from './password-section.tsx'
import { PersonalSection, usePersonalEditor } from './personal-section.tsx'

/** The three parts of a profile, each edited apart; none is left half typed unasked. */
export function ProfileParts({ user }: { user: SignedInUser }) {
  const personal = usePersonalEditor(user)
  const address = useAddressEditor(user)
  const password = usePasswordEditor()
  return (
    <>
      <LeaveGuard when={[personal, address, password].some(({ isUnsaved }) => isUnsaved)} />
      <PersonalSection user={user} editor={personal} />
      <AddressSection address={user.address} editor={address} />
      <PasswordSection email={user.email} editor={password} />
    </>
  )
}
