import { useState } from 'react'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { DELIVERY_ZIP } from '#web/session.ts'
import { useShop } from '#web/shop/shop.ts'

/** What delivery to an island means, by its ZIP code, which this browser holds for the next piece. */
export default function DeliveryIsland({ first }: { first: string }) {
  const [zip, setZip] = useState(first)
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
  const { shipsTo, quoteMode } = useShop().settings
  if (!/^\s*\d{5}/.test(zip)) return ''
  const place = hawaiiPlace(zip)
  if (!place) return shipsTo
  if (place.island === null) return `${place.zip} · Hawaii, please check this code`
  return `Delivery to ${place.island}. ${quoteMode ? 'Shipping is a line of its own in your quote.' : 'Checkout shows what shipping costs before you order.'}`
}
