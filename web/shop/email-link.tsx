import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { useShop } from './shop.ts'

/** The shop's address for mail; in a sentence where none is set, "us". */
export function EmailLink({ className = 'text-link' }: { className?: string }) {
  const { storeEmail } = useShop().settings
  if (storeEmail === '') return 'us'
  return (
    <a href={`mailto:${storeEmail}`} className={className}>
      <MailAddress address={storeEmail} />
    </a>
  )
}
