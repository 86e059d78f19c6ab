/** What a page is about, for search engines; a data block, so nothing of it is run. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...data })}
    </script>
  )
}
