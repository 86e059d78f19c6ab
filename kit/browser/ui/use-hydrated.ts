import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page runs in the browser already: false while the server draws and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
