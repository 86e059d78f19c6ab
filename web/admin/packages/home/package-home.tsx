import { useQuery } from '@tanstack/react-query'
import { Link } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import type { ShownPackage } from '../shown-package.ts'
import { PackageDifference } from './package-difference.tsx'

/** The way to the sample home of a package, and how that differs from it. */
export function PackageHome({ found }: { found: ShownPackage }) {
  const { data } = useQuery({
    ...ask('GET /api/boards/:id', { params: { id: found.board ?? '' } }),
    enabled: found.board !== null,
    staleTime: 0,
  })
  const content = data?.board.content
  return (
    <section aria-labelledby="home-title" className="mt-10 grid gap-3 border-t border-line pt-6">
      <h2 id="home-title" className="title-section">
        In a home
      </h2>
      {content ? (
        <PackageDifference found={found} board={content} />
      ) : (
        found.board === null && (
          <p className="text-sm text-muted">Shoppers see it in a home once a piece stands there.</p>
        )
      )}
      <Link
        to={`${paths.admin.packages()}/${found.id}/board`}
        className="text-link target-44 justify-self-start"
      >
        {found.board === null ? 'Place it in a sample home' : 'Go on in the sample home'}
      </Link>
    </section>
  )
}
