import { EmailLink } from '#web/shop/email-link.tsx'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { useShop } from '#web/shop/shop.ts'

/** "Write to aloha@… or call (808) …", as the settings have it. */
export function WriteOrCall() {
  const { phoneNumber } = useShop().settings
  return (
    <>
      Write to <EmailLink />
      {phoneNumber !== '' && (
        <>
          {' '}
          or call <PhoneLink />
        </>
      )}
    </>
  )
}
