import { escapeHtml as text } from './escape-html.ts'
import { oneLine } from './fill-in.ts'
import { look } from './look.ts'

type Contact = { phone: string; email: string }
/** A capital or two, a hyphen and a number or an id, or its beginning: LN-1042, D-218, DR-ab12cd34. */
const REFERENCE = /\b[A-Z]{1,2}-[\da-f][\da-f-]*/g
/** The most characters that surely fit on one line of a phone. */
const UNBROKEN = 20

type Way = { shown: string; url: string }

/** `words` as HTML in which the sender's phone number and address can be pressed, in the colour of what stands around. */
export function withContactLinks(words: string, contact: Contact, colour: keyof typeof look.contact): string {
  return linked(words, waysTo(contact), (way) => contactLink(way, colour))
}

function waysTo({ phone, email }: Contact): Way[] {
  const ways = [
    { shown: oneLine(phone), url: `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
    { shown: oneLine(email), url: `mailto:${oneLine(email)}` },
  ]
  return ways.filter(({ shown }) => shown !== '')
}

/** `words` as HTML whose references stay on one line, as their hyphen would let them break. */
export function wholeReferences(words: string): string {
  return text(words).replaceAll(REFERENCE, `<span style="${look.unbroken}">$&</span>`)
}

/** One way after the other, so that no link is ever looked for within another. */
function linked(words: string, [way, ...others]: readonly Way[], linkOf: (way: Way) => string): string {
  if (!way) return wholeReferences(words)
  return words
    .split(way.shown)
    .map((part) => linked(part, others, linkOf))
    .join(linkOf(way))
}

function contactLink({ shown, url }: Way, colour: keyof typeof look.contact): string {
  const style = look.contact[colour] + (shown.length <= UNBROKEN ? look.unbroken : '')
  return `<a class="${colour}" href="${text(url)}" target="_blank" style="${style}">${text(shown)}</a>`
}
