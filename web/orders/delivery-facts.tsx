import { deliveryFacts, type DeliveryWishes } from '#domain/orders/delivery-wishes.ts'
import { longDay } from '#kit/core/long-date.ts'
import { Facts } from '#kit/browser/ui/facts.tsx'
import { Written } from '#kit/browser/ui/written.tsx'
import { useShop } from '#web/shop/shop.ts'

type DeliveryFactsProps = {
  address: { postalCode: string; country: string }
  isPickup: boolean
  wishes: DeliveryWishes | null | undefined
}

/** The island of an address, and what its customer wishes of the delivery. */
export function DeliveryFacts({ address, isPickup, wishes }: DeliveryFactsProps) {
  const facts = deliveryFacts({ ...address, isPickup }, wishes, longDay)
  return <Facts facts={facts.map(([name, words]) => [name, <Written key={name} text={words} />])} />
}

/** Where an order is fetched whose customer picks it up. */
export function PickupPlace() {
  const { localPickupAddress } = useShop().settings.shipping
  return <p>You pick it up{localPickupAddress === '' ? '' : ` at ${localPickupAddress}`}.</p>
}
