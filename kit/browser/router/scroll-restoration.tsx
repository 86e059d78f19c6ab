import { useLayoutEffect } from 'react'
import { usePage, useRouter } from './page-context.ts'

/** Once around every page: brings the view to its place when a page is shown. */
export function ScrollRestoration() {
  const router = useRouter()
  const page = usePage()

  useLayoutEffect(() => {
    // Before it was ours the visitor may have scrolled the first page.
    if (page === router?.firstPage && window.scrollY > 0) return
    router?.placeView(page)
  }, [router, page])
  return null
}
