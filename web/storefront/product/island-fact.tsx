import { useState } from 'react'
import { getLocalItem } from '#kit/browser/store/browser-storage.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { DELIVERY_ZIP, useSession } from '#web/session.ts'

const loadDeliveryIsland = () => import('./delivery-island.tsx')

/** Delivery to the island of whoever looks, by the ZIP code last typed here or that of the account. */
export function IslandFact() {
  const home = useSession()?.user.address
  const ofHome = home?.country === 'United States' ? home.zipCode : ''
  const zip = useHydrated() ? (getLocalItem(DELIVERY_ZIP) ?? ofHome) : ''
  const [isOpen, setOpen] = useState(false)
  const { Part: DeliveryIsland, isMissing } = useLazyComponent(loadDeliveryIsland, isOpen)
  return (
    <li className="noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        className="group flex min-h-11 w-full items-center gap-3 text-left"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="pin" className="text-lagoon" />
        <span className="grow group-hover:underline group-hover:underline-offset-4">
          {zip === '' ? 'Delivery to your island' : `Delivery to ${zip}`}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-4 text-muted" />
      </button>
      {isOpen && isMissing && <TryAgain message="The islands could not be loaded" />}
      {isOpen && DeliveryIsland && <DeliveryIsland first={zip} />}
    </li>
  )
}
