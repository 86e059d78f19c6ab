import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { EmailLink } from '#web/shop/email-link.tsx'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { useShop } from '#web/shop/shop.ts'

/** Points in no order, each an `<li>`. */
export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-muted">{children}</ul>
}

/** What to do, one thing after the other, each an `<li>`. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="grid list-decimal gap-3 pl-6 marker:font-display marker:text-xl marker:text-koa [&>li]:pl-2">
      {children}
    </ol>
  )
}

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

/** A link in the middle of a sentence. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link">
      {children}
    </Link>
  )
}
