import { useShop } from '#web/shop/shop.ts'

/** About as much of each as a search engine shows. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** The first page of the shop as a search result. */
export function SearchPreview({ title, description }: { title: string; description: string }) {
  const { origin } = useShop()
  return (
    <figure className="rounded-control border border-line p-4">
      <figcaption className="mb-3 text-sm text-muted">As a search result</figcaption>
      <p className="truncate text-sm">{new URL(origin).host}</p>
      <p className="text-lg leading-snug text-lagoon">{cut(title, TITLE_LENGTH)}</p>
      <p className="mt-1 text-sm text-muted">{cut(description, DESCRIPTION_LENGTH)}</p>
    </figure>
  )
}

function cut(text: string, length: number): string {
  const letters = Array.from(text.trim())
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()} …` : letters.join('')
}
