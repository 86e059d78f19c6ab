import { useShop } from './shop.ts'
import { TelLink } from '#kit/browser/ui/tel-link.tsx'

/** The shop's phone number, to be called by a touch. */
export function PhoneLink({ className }: { className?: string }) {
  return <TelLink number={useShop().settings.phoneNumber} className={className} />
}
