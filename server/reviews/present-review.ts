import type { z } from 'zod'
import type { Review } from '#contract/reviews.ts'
import { authorName } from '#domain/reviews/author-name.ts'
import type { SignedIn } from '#server/session.ts'
import type { StoredReview } from './queries.ts'

/** A review as `viewer` may see it: of its author no more than a name and an initial. */
export function presentReview(
  { userId, productId: _productId, author, ...reported }: StoredReview,
  viewer: Pick<SignedIn, 'id'> | undefined,
): z.output<typeof Review> {
  return { ...reported, author: authorName(author), isMine: userId === viewer?.id }
}
