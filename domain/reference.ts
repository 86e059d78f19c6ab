/** How people name an order: the last 8 characters of its id. */
export function orderReference(id: string): string {
  return id.slice(-8)
}

/** How people name a design request, and what they write with its payment: DR- and the first 8 characters of its id. */
export function requestReference(id: string): string {
  return `DR-${id.slice(0, 8)}`
}
