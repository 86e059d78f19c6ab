import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'

/** The line over everything, as the owner wrote it; it leads to the packages it speaks of. */
export function PromoBanner({ text }: { text: string }) {
  if (text === '') return null
  return (
    <aside aria-label="Announcement" className="bg-ink text-paper print:hidden">
      <Link
        to={paths.designerPackages()}
        className="wrap block py-2.5 text-center text-sm hover:underline focus-visible:-outline-offset-2 focus-visible:outline-paper"
      >
        {text}
      </Link>
    </aside>
  )
}
