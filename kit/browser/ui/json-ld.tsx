import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * What a page is about, for search engines; a data block, so nothing of it is run. They read what the server draws:
 * `import.meta.env.SSR && …` spares browsers the code of it. Where a page that runs leads there is none.
 */
export function JsonLd({ data }: { data: Record<string, unknown> | false }) {
  const [isDrawn] = useState(!useHydrated())
  if (!isDrawn) return null
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify({ '@context': 'https://schema.org', ...data })}
    </script>
  )
}
