import type { ReactNode } from 'react'
import { EmailLink } from '#web/shop/email-link.tsx'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { useShop } from '#web/shop/shop.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'

const linkLook = 'target-44 hover:underline hover:underline-offset-4'

/** How to reach the shop, as its settings have it. */
export function Contact() {
  const { storeEmail, phoneNumber, address } = useShop().settings
  return (
    <address className="grid gap-y-5 not-italic">
      {storeEmail !== '' && (
        <Way icon="mail">
          <EmailLink className={linkLook} />
        </Way>
      )}
      {phoneNumber !== '' && (
        <Way icon="phone">
          <PhoneLink className={linkLook} />
        </Way>
      )}
      {address !== '' && <Way icon="pin">{address}</Way>}
    </address>
  )
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 text-lagoon" />
      <span className="whitespace-pre-line">{children}</span>
    </p>
  )
}
