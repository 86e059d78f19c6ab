export type ToastTone = 'success' | 'error' | 'info'

/** Asks for the corner where toasts appear; `Toasts` puts it on the page with the first one. */
export const TOAST_WANTED = 'toast-wanted'
/** Asks for a plain line with the message in `detail`, where the corner could not be fetched. */
export const LINE_WANTED = 'toast-line-wanted'

async function show(tone: ToastTone, message: string): Promise<void> {
  const corner = await import('react-toastify/unstyled').catch(() => undefined)
  if (!corner) {
    window.dispatchEvent(new CustomEvent(LINE_WANTED, { detail: message }))
    return
  }
  window.dispatchEvent(new Event(TOAST_WANTED))
  // An earlier try may have failed.
  if (tone === 'success') corner.toast.dismiss()
  // What is said already is not said twice at once.
  corner.toast[tone](message, { toastId: message })
}

/** Short news in the corner: `toast.success('Settings saved successfully')`. Its code is loaded with the first touch. */
export const toast = {
  success: (message: string) => void show('success', message),
  error: (message: string) => void show('error', message),
  info: (message: string) => void show('info', message),
}
