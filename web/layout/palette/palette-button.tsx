import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useLatePart } from '#web/ui/use-late-part.ts'

const loadPalette = () => import('./palette.tsx')

/** Opens the palette, as Ctrl or ⌘ with K does anywhere in the back office; its code comes with the first time. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { Part: Palette } = useLatePart(loadPalette, wasOpened)
  useShortcut(open)

  function open() {
    setOpened(true)
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-sm text-muted transition hover:text-ink md:border md:border-line md:px-3 md:hover:border-edge pointer-fine:min-h-10"
      >
        <Icon name="search" />
        <span className="max-md:sr-only">
          Search<span className="sr-only"> the back office</span>
        </span>
        <kbd
          aria-hidden="true"
          className="hidden rounded-picture bg-sand px-1.5 py-0.5 font-sans text-xs md:inline"
        >
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {Palette && <Palette open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A window that is open over the page has to be answered first. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
