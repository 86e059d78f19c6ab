/** `quote-accepted:on-delivery` as people read it: "Quote accepted (on delivery)". */
export function letterTitle(name: string): string {
  const words = name === 'cheque-bounced' ? 'check returned' : name.replaceAll('-', ' ')
  const [letter = '', variant] = words.split(':')
  const title = letter.charAt(0).toUpperCase() + letter.slice(1)
  return variant === undefined ? title : `${title} (${variant})`
}
