import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { SettingMoney } from '../setting-money.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { ExampleOrder } from './example-order.tsx'

type TabProps = { draft: SettingsDraft }

/** What delivery costs, where it goes, and how small an order may be; with an order to try it out. */
export function ShippingTab({ draft }: TabProps) {
  return (
    <>
      <Delivery draft={draft} />
      <OtherWays draft={draft} />
      <SettingsGroup
        title="Minimum order"
        line="Smaller orders are refused at checkout. It never counts for quote requests."
      >
        <SettingMoney
          draft={draft}
          name="shipping.minimumOrderAmount"
          label="Minimum order amount"
          hint="Of items, before shipping and tax. 0.00 takes any order."
        />
      </SettingsGroup>
      <SettingsGroup title="Try it" line="What a customer pays with the figures above, saved or not.">
        <ExampleOrder draft={draft} />
      </SettingsGroup>
    </>
  )
}

function Delivery({ draft }: TabProps) {
  return (
    <SettingsGroup
      title="Delivery"
      line="Added to orders at checkout. Designer packages have it in their price."
    >
      <SettingMoney draft={draft} name="shipping.flatRateShipping" label="Flat rate shipping" />
      <Checkbox
        label="Free shipping for larger orders"
        {...draft.form.field('shipping.enableFreeShipping')}
      />
      {draft.typed.shipping.enableFreeShipping && (
        <SettingMoney
          draft={draft}
          name="shipping.freeShippingThreshold"
          label="Free shipping above"
          hint="Strictly above: an order of exactly this amount still pays shipping."
        />
      )}
    </SettingsGroup>
  )
}

function OtherWays({ draft }: TabProps) {
  const { allowInternationalShipping, allowLocalPickup } = draft.typed.shipping
  const { field } = draft.form
  return (
    <SettingsGroup title="Abroad and pickup" line="Further choices at checkout.">
      <Checkbox
        label="Ship outside the United States"
        hint="Off: checkout offers the United States alone."
        {...field('shipping.allowInternationalShipping')}
      />
      {allowInternationalShipping && (
        <SettingMoney
          draft={draft}
          name="shipping.internationalShippingRate"
          label="International shipping rate"
          hint="Added to shipping for every country but the United States, also where shipping is free."
        />
      )}
      <Checkbox
        label="Allow local pickup"
        hint="Whoever picks up pays no shipping."
        {...field('shipping.allowLocalPickup')}
      />
      {allowLocalPickup && (
        <TextArea label="Pickup address" rows={2} {...field('shipping.localPickupAddress')} />
      )}
    </SettingsGroup>
  )
}
