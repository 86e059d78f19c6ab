import { TryAgain } from '#kit/browser/ui/try-again.tsx'

/** The last resort, when not even the shop's name is known: the database is away, or our own code failed. */
export function RootProblem() {
  return (
    <main className="wrap py-20">
      <title>Not available</title>
      <meta name="robots" content="noindex" />
      <TryAgain
        title="The shop is not available for a moment"
        message="Nothing of yours is lost. Please try again."
      />
    </main>
  )
}
