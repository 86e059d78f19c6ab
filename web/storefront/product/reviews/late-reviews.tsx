import { useSession } from '#web/session.ts'
import { PrivateData } from '#web/layout/private-data.tsx'
import type { Rated } from '#web/products/rating.tsx'
import { Reviews } from './reviews.tsx'

type LateReviewsProps = { productId: string; onRated: (rated: Rated) => void }

/** The reviews of a piece as whoever is signed in may see them. */
export default function LateReviews(props: LateReviewsProps) {
  const session = useSession()
  return (
    <PrivateData key={session?.token ?? ''}>
      <Reviews {...props} reader={session?.user} />
    </PrivateData>
  )
}
