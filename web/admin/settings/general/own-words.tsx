import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

const ownWords = [
  {
    name: 'general.collectionLine',
    label: 'Line of the collection',
    hint: 'Follows the number of pieces on the home page: “67 pieces in oak, walnut and teak.”',
  },
  {
    name: 'general.packagesIncluded',
    label: 'Delivery and installation of packages',
    hint: 'As you promise it, such as “included for 2025”. Empty: “included”, without an end.',
  },
  {
    name: 'general.homesServed',
    label: 'Whose homes you furnish',
    hint: '“Furniture and interior design for homes in Hawaii” in titles and at the foot of pages. Empty: “for your home”.',
  },
  { name: 'general.founded', label: 'Founded in', hint: 'Our story names it. Empty: it does not.' },
  { name: 'general.offices', label: 'Offices in', hint: 'Our story names them. Empty: it does not.' },
] as const

/** What pages say of the firm. */
export function OwnWords({ draft: { form } }: { draft: SettingsDraft }) {
  return (
    <SettingsGroup title="Your firm in words" line="Figures and lines that pages name.">
      {ownWords.map(({ name, label, hint }) => (
        <PlainField key={name} label={label} optional hint={hint} {...form.field(name)} />
      ))}
      <PlainField
        label="Where you deliver"
        hint="A sentence of product pages, checkout, policies and the foot of every page."
        {...form.field('general.shipsTo')}
      />
      <Checkbox
        label="Show the example homes on the page of custom designs"
        {...form.field('general.showsExampleHomes')}
      />
    </SettingsGroup>
  )
}
