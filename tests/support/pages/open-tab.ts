/** The tab that is open on a page that was drawn. */
export function openTab(html: string): string | undefined {
  return /<button[^>]*aria-selected="true"[^>]*>([^<]*)/.exec(html)?.[1]
}
