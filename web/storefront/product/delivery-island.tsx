import { useState } from 'react'
import type { UserAddress } from '#contract/users.ts'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { INCLUDED_ON } from '#domain/policies.ts'
import { getLocalItem, removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { DELIVERY_ZIP } from '#web/session.ts'
import { useShop } from '#web/shop/shop.ts'

type DeliveryIslandProps = { home: Pick<UserAddress, 'country' | 'zipCode'> | null | undefined }

/** What delivery to an island comes to, by its ZIP code, which this browser holds for the next piece. */
export default function DeliveryIsland({ home }: DeliveryIslandProps) {
  const [zip, setZip] = useState(
    () => getLocalItem(DELIVERY_ZIP) ?? (home?.country === 'United States' ? home.zipCode : ''),
  )
  function type(text: string) {
    setZip(text)
    if (hawaiiPlace(text)) setLocalItem(DELIVERY_ZIP, text.trim())
    else removeLocalItems(DELIVERY_ZIP)
  }
  return (
    <div className="grid gap-2 pt-1 pb-3 pl-8">
      <Field
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        className="max-w-40"
        value={zip}
        onChange={({ target }) => type(target.value)}
      />
      <p aria-live="polite">{useIslandWords(zip)}</p>
    </div>
  )
}

/** Nothing while a code is still being typed. */
function useIslandWords(zip: string): string {
  const { shipsTo } = useShop().settings
  if (!/^\s*\d{5}/.test(zip)) return ''
  const place = hawaiiPlace(zip)
  if (!place) return shipsTo
  if (place.island === null) return `${place.zip} · Hawaii, please check this code`
  return place.island === 'Oʻahu'
    ? `To Oʻahu: shipping is ${INCLUDED_ON}.`
    : `To ${place.island}: ask us before you order, and we confirm delivery in writing.`
}
