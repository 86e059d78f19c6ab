import { useSearchParams } from '#kit/browser/router/router.ts'

const NAME = 'reviews'

/** Which page of the reviews is open, kept in the URL (`?reviews=2`), and the address of each. */
export function useReviewsPage() {
  const [params] = useSearchParams()
  const asked = Number(params.get(NAME))

  function hrefOf(page: number): string {
    const next = new URLSearchParams(params)
    if (page === 1) next.delete(NAME)
    else next.set(NAME, String(page))
    return `?${next}#reviews`
  }
  return { page: Number.isInteger(asked) && asked > 0 ? asked : 1, hrefOf }
}
