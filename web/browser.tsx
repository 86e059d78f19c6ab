import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './styles.css'
import { Document } from './document.tsx'
import { createBrowserRouter } from '#kit/browser/router/browser-router.ts'
import { RouterProvider } from '#kit/browser/router/router-provider.tsx'
import { routes } from './routes.tsx'

// Zod tries `eval` as soon as a schema is made, against the policy of the pages; which of their files runs first is the
// bundler's to choose, so that only this one comes early enough.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Starts the page from exactly what the server drew it from. */
async function start(state: string): Promise<void> {
  const { assets, ...drawnFrom } = JSON.parse(state)
  const router = await createBrowserRouter(routes, drawnFrom)

  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={assets} state={state}>
        <RouterProvider router={router} />
      </Document>,
    )
  })
}

// Not awaited here: the pages' files import this one's, and would wait for it while it waits for them.
void start(document.getElementById('state')?.textContent ?? '{}')
