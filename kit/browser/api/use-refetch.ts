import { useQueryClient } from '@tanstack/react-query'

/** Has everything that was asked under these keys asked again, once it is called. */
export function useRefetch(...keys: readonly string[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}
