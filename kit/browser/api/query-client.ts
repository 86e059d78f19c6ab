import { QueryClient } from '@tanstack/react-query'
import { isUncertain } from './call-error.ts'

const RETRIES = 2

/**
 * Keeps the answers of private pages for one person; a refusal is never asked again, a lost answer is.
 * Without a line a question fails at once: people are told and press again, instead of watching a page that waits.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => isUncertain(error) && failures < RETRIES,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
