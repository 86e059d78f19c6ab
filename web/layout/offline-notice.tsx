import { useSyncExternalStore } from 'react'

/** Says that the line is gone, and that nothing is lost by it; over everything, in nobody's way. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex justify-center print:hidden">
      {!isOnline && (
        <span className="animate-rise rounded-control bg-ink px-4 py-3 text-center text-paper shadow-float">
          You are offline. What you have typed stays here: send it once you are back.
        </span>
      )}
    </output>
  )
}

function watchLine(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
