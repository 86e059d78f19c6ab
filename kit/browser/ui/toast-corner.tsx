import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast-corner.css'
import { Icon } from './icon.tsx'

const CLOSES_AFTER_MS = 5000
const DRAG_PERCENT = 80

const icons = { success: 'check', error: 'alert', info: 'info', warning: 'alert', default: 'info' } as const

/** Toasts at the top right: gone after 5 seconds, or dragged away by 80 percent of their width. */
export default function ToastCorner() {
  return createPortal(
    <ToastContainer
      position="top-right"
      autoClose={CLOSES_AFTER_MS}
      draggable
      draggablePercent={DRAG_PERCENT}
      closeOnClick
      hideProgressBar
      icon={ToastIcon}
    />,
    useTopLayer(),
  )
}

/**
 * A layer over everything, dialogs included. What lies outside an open dialog can neither be pressed nor is it read
 * out, so the layer goes into the dialog, and out of it again when that closes or is taken off the page.
 */
function useTopLayer(): HTMLElement {
  const [layer] = useState(newLayer)

  useEffect(() => {
    let dialogs: Element[] = []
    const raise = () => {
      dialogs = inOrderOfOpening(dialogs)
      show(layer, dialogs.at(-1) ?? document.body)
    }
    raise()
    const openings = new MutationObserver(raise)
    openings.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => {
      openings.disconnect()
      layer.remove()
    }
  }, [layer])
  return layer
}

function newLayer(): HTMLElement {
  return Object.assign(document.createElement('div'), { popover: 'manual', className: 'toast-layer' })
}

/** The dialogs that are open; `before` were open already, and lie under those that have opened since. */
function inOrderOfOpening(before: readonly Element[]): Element[] {
  const open = [...document.querySelectorAll('dialog:modal')]
  return [...before.filter((one) => open.includes(one)), ...open.filter((one) => !before.includes(one))]
}

function show(layer: HTMLElement, place: Element): void {
  if (layer.parentElement !== place) place.append(layer)
  // A browser that knows no such layer shows the corner in the page.
  if ('showPopover' in layer && !layer.matches(':popover-open')) layer.showPopover()
}

function ToastIcon({ type }: { type: keyof typeof icons }) {
  return <Icon name={icons[type]} />
}
