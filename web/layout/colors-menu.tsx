import { type ReactNode, useState } from 'react'
import { getLocalItem, removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { menuItemLook } from '#kit/browser/ui/menu-item-look.ts'
import { Menu } from '#kit/browser/ui/menu.tsx'

const STORED = 'colors'
const choices = [
  ['', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

function showColors(colors: string) {
  if (colors === '') delete document.documentElement.dataset.colors
  else document.documentElement.dataset.colors = colors
}

// Before anything of the back office is drawn by scripts.
if (typeof document !== 'undefined') showColors(getLocalItem(STORED) ?? '')

/** Under who is signed in: whether the back office is light or dark, in this browser. */
export function ColorsMenu({ trigger }: { trigger: ReactNode }) {
  const [chosen, setChosen] = useState(() => getLocalItem(STORED) ?? '')

  function choose(colors: string) {
    if (colors === '') removeLocalItems(STORED)
    else setLocalItem(STORED, colors)
    showColors(colors)
    setChosen(colors)
  }
  return (
    <Menu trigger={trigger} triggerClassName="ml-auto flex min-h-11 items-center gap-3 text-right">
      <p className="px-3 pt-2 pb-1 text-xs font-medium text-muted">Colors</p>
      {choices.map(([colors, words]) => (
        <button
          key={words}
          type="button"
          aria-pressed={colors === chosen}
          onClick={() => choose(colors)}
          className={menuItemLook('plain')}
        >
          {words}
          {colors === chosen && <Icon name="check" className="ml-auto" />}
        </button>
      ))}
    </Menu>
  )
}
