import { useQueryClient, type MutationKey } from '@tanstack/react-query'

/**
 * Starts an action unless a mutation under `mutationKey` is under way. The button says so too, but a second press can
 * come before the page has drawn the first.
 */
export function useUnlessRunning(mutationKey: MutationKey) {
  const client = useQueryClient()
  return (act: () => void): void => {
    if (client.isMutating({ mutationKey }) === 0) act()
  }
}
