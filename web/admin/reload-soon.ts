import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** After an action a page asks for its data once more: history and letters follow a moment later. */
const RELOAD_AFTER_MS = 1500

/** Asks the shop once more, a moment from now, for everything that `keys` begin. */
export function reloadSoon(client: QueryClient, ...keys: QueryKey[]): void {
  setTimeout(() => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }, RELOAD_AFTER_MS)
}
