import { useState } from 'react'
import { getLocalItem } from '#kit/browser/store/browser-storage.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { DELIVERY_ZIP, useSession } from '#web/session.ts'

const loadDeliveryIsland = () => import('./delivery-island.tsx')

/** Delivery to the island of whoever looks: at once where it is known, else by a ZIP code; its table comes only then. */
export function IslandFact() {
  const home = useSession()?.user.address
  const isKnown = useHydrated() && (!!home || getLocalItem(DELIVERY_ZIP) !== null)
  const [wish, setWish] = useState<boolean>()
  const isOpen = wish ?? isKnown
  const { Part: DeliveryIsland, isMissing } = useLazyComponent(loadDeliveryIsland, isOpen)
  return (
    <li className="noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        className="group flex min-h-11 w-full items-center gap-3 text-left"
        onClick={() => setWish(!isOpen)}
      >
        <Icon name="pin" className="text-lagoon" />
        <span className="grow group-hover:underline group-hover:underline-offset-4">
          Delivery to your island
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-4 text-muted" />
      </button>
      {isOpen && isMissing && <TryAgain message="The islands could not be loaded" />}
      {isOpen && DeliveryIsland && <DeliveryIsland home={home} />}
    </li>
  )
}
