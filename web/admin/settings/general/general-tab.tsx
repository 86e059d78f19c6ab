import { unitSystems } from '#domain/fit/unit-systems.ts'
import { isPromoOver } from '#domain/settings/promo.ts'
import { registerCountries } from '#domain/users/countries.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { PicturePicker } from '../picture-picker.tsx'
import { LinesField } from '../lines-field.tsx'
import { unitSystemLabels } from '../choice-words.ts'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { OwnWords } from './own-words.tsx'
import { Promises } from './promises.tsx'
import { QuoteModeChoice } from './quote-mode-choice.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { accentChoices } from './accent-choices.tsx'

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}))

const units = unitSystems.map((value) => ({ value, label: unitSystemLabels[value] }))

type TabProps = { draft: SettingsDraft }

/** Who the shop is, how it sells, how it looks, and where it stands. */
export function GeneralTab({ draft }: TabProps) {
  return (
    <>
      <Store draft={draft} />
      <SettingsGroup title="Prices" line="Whether visitors see prices, or ask you for a quote.">
        <QuoteModeChoice draft={draft} />
      </SettingsGroup>
      <SettingsGroup title="Sellers" line="Whether what they add is in the shop at once.">
        <Checkbox
          label="Products of sellers wait for the studio’s yes"
          hint="What a seller adds is a draft until the studio publishes it. What is in the shop stays there, also when its seller changes it."
          {...draft.form.field('general.productsOfSellersWait')}
        />
      </SettingsGroup>
      <Look draft={draft} />
      <OwnWords draft={draft} />
      <Promises draft={draft} />
      <SocialPages draft={draft} />
      <SettingsGroup
        title="Place, time and units"
        line="The calendar of orders, quotes and reports, and what pieces are measured in."
      >
        <TimeZone draft={draft} />
        <Select
          label="Default country"
          hint="Chosen at first in the registration form, and at checkout where we ship there."
          choices={registerCountries.map((country) => ({ value: country, label: country }))}
          className="max-w-96"
          {...draft.form.field('general.defaultCountry')}
        />
        <Select
          label="Units"
          hint="What sizes and weights are shown and typed in. Whoever types another unit is understood, too."
          choices={units}
          className="max-w-96"
          {...draft.form.field('general.units')}
        />
      </SettingsGroup>
      <SettingsGroup title="3D pages" line="Where the 3D pages of products may lie, besides this site.">
        <ModelHosts draft={draft} />
      </SettingsGroup>
    </>
  )
}

function Store({ draft: { form } }: TabProps) {
  return (
    <SettingsGroup title="Store" line="Shown in the header, the footer, letters and documents.">
      <PlainField label="Store name" {...form.field('general.storeName')} />
      <PlainField
        label="Store email"
        type="email"
        hint="Customers write here; their answers to letters arrive here too."
        {...form.field('general.storeEmail')}
      />
      <PlainField label="Phone number" type="tel" {...form.field('general.phoneNumber')} />
      <TextArea label="Address" rows={2} {...form.field('general.address')} />
    </SettingsGroup>
  )
}

function Look({ draft }: TabProps) {
  const now = useNow()
  return (
    <SettingsGroup title="Look" line="The marks of the shop, and the line above every page.">
      <PicturePicker
        draft={draft}
        name="logo"
        address="general.logoUrl"
        rule="logo"
        label="Logo"
        hint="Stands for the name in the header, letters and documents. SVG, or PNG with a clear ground, looks best; JPEG, WebP and AVIF go too, up to 5 MB."
        frame="h-20 w-48 p-3"
      />
      <PicturePicker
        draft={draft}
        name="favicon"
        address="general.faviconUrl"
        rule="favicon"
        label="Favicon"
        hint="The small mark in browser tabs. ICO or PNG, square, 32x32 recommended, up to 1 MB. Without one of its own it is made from the logo."
        frame="size-16 p-3"
      />
      <ChoiceGroup
        legend="Accent color"
        hint="Of buttons, links and marks, in the shop and in letters. Each is readable in light and in dark."
        pick="one"
        look="boxes"
        choices={accentChoices()}
        {...draft.form.field('general.accent')}
      />
      <PlainField
        label="Promo banner"
        optional
        hint="One line above every page of the shop; it leads to the designer packages. {includedUntil} stands for what you promise of delivery and installation. Empty hides it."
        maxLength={300}
        {...draft.form.field('general.promoBanner')}
      />
      <Field
        label="Promo banner until"
        optional
        type="date"
        hint={
          draft.typed.general.promoBanner !== '' && isPromoOver(draft.typed.general, new Date(now))
            ? 'This day has gone by: the line is not shown.'
            : 'Its last day where the store is; after it the line is gone by itself. Empty: it stays.'
        }
        className="max-w-96"
        {...draft.form.field('general.promoBannerUntil')}
      />
    </SettingsGroup>
  )
}

const socialPages = [
  { name: 'general.instagramUrl', label: 'Instagram' },
  { name: 'general.pinterestUrl', label: 'Pinterest' },
  { name: 'general.facebookUrl', label: 'Facebook' },
] as const

function SocialPages({ draft: { form } }: TabProps) {
  return (
    <SettingsGroup title="Social pages" line="Linked from the footer. One without an address is left out.">
      {socialPages.map(({ name, label }) => (
        <PlainField
          key={name}
          label={label}
          optional
          type="url"
          placeholder="https://"
          {...form.field(name)}
        />
      ))}
    </SettingsGroup>
  )
}

/** The hosts that 3D pages may come from, one on each line. */
function ModelHosts({ draft }: { draft: SettingsDraft }) {
  return (
    <LinesField
      draft={draft}
      name="general.modelHosts"
      label="Hosts of 3D pages"
      rows={2}
      placeholder="models.example.com"
      hint="Host names, one on each line. Pages of the shop may show 3D pages from these hosts and no others."
    />
  )
}

/** Where the shop's clock hangs, and what it shows. */
function TimeZone({ draft: { form, typed } }: { draft: SettingsDraft }) {
  const now = useNow()
  const format = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const
  const time = new Intl.DateTimeFormat('en-US', { ...format, timeZone: typed.general.timeZone }).format(now)
  return (
    <Select
      label="Time zone"
      hint={`There it is ${time}. Days of reports and last days of quotes begin and end by it.`}
      choices={zones}
      className="max-w-96"
      {...form.field('general.timeZone')}
    />
  )
}
