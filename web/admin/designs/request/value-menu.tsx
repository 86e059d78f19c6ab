import { buttonLook, type ButtonVariant } from '#kit/browser/ui/button-look.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { MenuButton } from '#kit/browser/ui/menu-button.tsx'
import { Menu } from '#kit/browser/ui/menu.tsx'

type ValueMenuProps<Value extends string> = {
  /** What is changed: "status". */
  what: string
  now: Value
  values: readonly { value: Value; label: string }[]
  /** Those that end something. */
  dangerous: readonly Value[]
  variant: ButtonVariant
  isBusy: boolean
  onChoose: (value: Value) => void
}

/** A dropdown of all values there are; the one that stands cannot be chosen. */
export function ValueMenu<Value extends string>(props: ValueMenuProps<Value>) {
  const { what, now, values, dangerous, variant, isBusy, onChoose } = props
  const label = values.find(({ value }) => value === now)?.label ?? now
  return (
    <Menu
      label={`Change ${what}, now ${label}`}
      trigger={
        <>
          {isBusy ? 'Saving...' : `Change ${what}`}
          <Icon name="chevron-down" className="size-4" />
        </>
      }
      triggerClassName={buttonLook(variant, 'compact')}
    >
      {values.map(({ value, label }) => (
        <MenuButton
          key={value}
          tone={dangerous.includes(value) ? 'danger' : 'plain'}
          disabled={isBusy || value === now}
          onClick={() => onChoose(value)}
        >
          {label}
          {value === now && <Icon name="check" className="ml-auto" />}
        </MenuButton>
      ))}
    </Menu>
  )
}
