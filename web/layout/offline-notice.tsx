import { listen } from '#kit/browser/listen.ts'
import { useSyncExternalStore } from 'react'

/** Says that the line is gone, and that nothing is lost by it: a line of the header, which covers nothing of the page. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="sticky top-0 z-30 block bg-amber-soft text-center text-sm text-amber print:hidden">
      {!isOnline && (
        <span className="wrap block py-2">
          You are offline. What you have typed stays here: send it once you are back.
        </span>
      )}
    </output>
  )
}

function watchLine(tell: () => void): () => void {
  return listen({ online: tell, offline: tell })
}
