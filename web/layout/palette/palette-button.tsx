import { listen } from '#kit/browser/listen.ts'
import { useLayoutEffect, useState } from 'react'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'

const loadPalette = () => import('./palette.tsx')

/** Opens the palette, as Ctrl or ⌘ with K does anywhere in the back office; its code comes when a hand moves that way. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  const [isNear, setNear] = useState(false)
  const { Part: Palette } = useLazyComponent(loadPalette, isNear)
  const comeNear = () => setNear(true)
  useShortcut(open, comeNear)

  function open() {
    comeNear()
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={comeNear}
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

/** Ctrl or ⌘ alone is half the way. A window that is open over the page has to be answered first. */
function useShortcut(open: () => void, comeNear: () => void): void {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Control' || event.key === 'Meta') comeNear()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) open()
    }
    return listen({ keydown: onKeyDown })
  })
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
