/** Where nothing can be done without our code: says so to whoever has switched it off. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mb-4 rounded-control bg-amber-soft px-4 py-3 text-amber">
        This needs JavaScript. Please switch it on and load the page again.
      </p>
    </noscript>
  )
}
