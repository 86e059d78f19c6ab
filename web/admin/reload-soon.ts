import type { QueryClient } from '@tanstack/react-query'

/** After an action a page asks for its data once more: history and letters follow a moment later. */
const RELOAD_AFTER_MS = 1500

/** Asks the shop once more, a moment from now, for what these operations answered. */
export function reloadSoon(client: QueryClient, ...keys: string[]): void {
  setTimeout(() => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
  }, RELOAD_AFTER_MS)
}
