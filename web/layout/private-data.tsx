import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from '#kit/browser/api/query-client.ts'

/** Holds what private pages have asked for. Give it the token as its key, so that nothing outlives a session. */
export function PrivateData({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
