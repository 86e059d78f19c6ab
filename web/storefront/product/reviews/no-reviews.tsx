/** Nobody has said anything yet. */
export function NoReviews() {
  return (
    <div>
      <p className="text-lg">No reviews yet</p>
      <p className="mt-1 text-muted">They come from people this piece was delivered to.</p>
    </div>
  )
}
