import { classes } from '#web/ui/classes.ts'
import { useShop } from './shop.ts'

/** The shop's phone number, to be called by a touch. */
export function PhoneLink({ className = 'text-link' }: { className?: string }) {
  const { phoneNumber } = useShop().settings
  return (
    <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={classes('whitespace-nowrap', className)}>
      {phoneNumber}
    </a>
  )
}
