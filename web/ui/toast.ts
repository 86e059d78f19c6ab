export type ToastTone = 'success' | 'error' | 'info'

/** Asks for the corner where toasts appear; `Toasts` puts it on the page with the first one. */
export const TOAST_WANTED = 'toast-wanted'

async function show(tone: ToastTone, message: string): Promise<void> {
  const { toast: toasts } = await import('react-toastify/unstyled')
  window.dispatchEvent(new Event(TOAST_WANTED))
  // What is said already is not said twice at once.
  toasts[tone](message, { toastId: message })
}

/** Short news in the corner: `toast.success('Settings saved successfully')`. Its code is loaded with the first one. */
export const toast = {
  success: (message: string) => void show('success', message),
  error: (message: string) => void show('error', message),
  info: (message: string) => void show('info', message),
}
