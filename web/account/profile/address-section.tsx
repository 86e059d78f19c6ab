import { AddressFields } from '#web/account/address-fields.tsx'
import { emptyAddress } from '#web/account/empty-address.ts'
import type { SignedInUser } from '#web/session.ts'
import { useShop } from '#web/shop/shop.ts'
import { AddressForm } from './profile-forms.ts'
import { ProfileSection } from './profile-section.tsx'
import { useEditor } from './use-editor.ts'

type Address = SignedInUser['address']

/** The address of a person, edited as a whole and by itself. */
export function useAddressEditor({ address }: SignedInUser) {
  const { defaultCountry } = useShop().settings
  return useEditor(AddressForm, {
    values: { address: address ?? emptyAddress(defaultCountry) },
    change: (typed) => typed,
    failure: 'Failed to update address',
    success: 'Address updated successfully',
    draftName: 'address',
  })
}

type AddressSectionProps = { address: Address; editor: ReturnType<typeof useAddressEditor> }

/** Where a person lives: what the checkout starts with. */
export function AddressSection({ address, editor }: AddressSectionProps) {
  return (
    <ProfileSection
      title="Address"
      line="Your checkout starts with it. Each order can go elsewhere."
      editor={editor}
      shown={<KnownAddress address={address} />}
    >
      <AddressFields field={(part) => editor.form.field(`address.${part}`)} />
    </ProfileSection>
  )
}

function KnownAddress({ address }: { address: Address }) {
  if (address === null) return <p className="grow text-muted">No address yet.</p>
  const { street, city, state, zipCode, country } = address
  return (
    <address className="grid min-w-0 grow break-words not-italic">
      <span>{street}</span>
      <span>
        {city}, {state} {zipCode}
      </span>
      <span>{country}</span>
    </address>
  )
}
