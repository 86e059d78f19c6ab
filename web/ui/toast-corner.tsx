import { ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast-corner.css'
import { Icon } from './icon.tsx'

const CLOSES_AFTER_MS = 5000
const DRAG_PERCENT = 80

const icons = { success: 'check', error: 'alert', info: 'info', warning: 'alert', default: 'info' } as const

/** Toasts at the top right: gone after 5 seconds, or dragged away by 80 percent of their width. */
export default function ToastCorner() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={CLOSES_AFTER_MS}
      draggable
      draggablePercent={DRAG_PERCENT}
      closeOnClick
      hideProgressBar
      icon={ToastIcon}
    />
  )
}

function ToastIcon({ type }: { type: keyof typeof icons }) {
  return <Icon name={icons[type]} />
}
