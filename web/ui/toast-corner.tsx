import { useEffect, useRef } from 'react'
import { toast as toasts, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast-corner.css'
import { Icon } from './icon.tsx'

const CLOSES_AFTER_MS = 5000
const DRAG_PERCENT = 80

const icons = { success: 'check', error: 'alert', info: 'info', warning: 'alert', default: 'info' } as const

/** Toasts at the top right: gone after 5 seconds, or dragged away by 80 percent of their width. */
export default function ToastCorner() {
  const layer = useTopLayer()
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <ToastContainer
        position="top-right"
        autoClose={CLOSES_AFTER_MS}
        draggable
        draggablePercent={DRAG_PERCENT}
        closeOnClick
        hideProgressBar
        icon={ToastIcon}
      />
    </div>
  )
}

/** Keeps the corner over every dialog: what was raised last lies on top, so it is raised again where it has to. */
function useTopLayer() {
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const raise = () => {
      const corner = layer.current
      // A browser that knows no such layer shows the corner in the page.
      if (!corner || !('showPopover' in corner)) return
      const isOpen = corner.matches(':popover-open')
      if (isOpen && document.querySelector('dialog:modal') === null) return
      if (isOpen) corner.hidePopover()
      corner.showPopover()
    }
    const raiseOver = ({ target }: Event) => target instanceof HTMLDialogElement && target.open && raise()
    raise()
    const unsubscribe = toasts.onChange(({ status }) => status === 'added' && raise())
    document.addEventListener('toggle', raiseOver, true)
    return () => {
      unsubscribe()
      document.removeEventListener('toggle', raiseOver, true)
    }
  }, [])
  return layer
}

function ToastIcon({ type }: { type: keyof typeof icons }) {
  return <Icon name={icons[type]} />
}
