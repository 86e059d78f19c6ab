import { readFileSync } from 'node:fs'

/** Text in quotes; an apostrophe inside a word neither begins nor ends one. */
const QUOTED = /(?<!\w)(?:'((?:[^']|'(?=\w))+)'|"([^"]+)")(?!\w)/g

/** Everything that stands in quotes in a section of a specification, to the letter and each once. */
export function quotedIn(page: 'customer-side' | 'admin-side', ...titles: string[]): string[] {
  const text = readFileSync(new URL(`../../../docs/specification/${page}.md`, import.meta.url), 'utf8')
  const sections = titles.map((title) => sectionOf(text, title))
  return [...new Set(sections.flatMap(wordsIn))]
}

function sectionOf(text: string, title: string): string {
  const section = text.split(/^## /m).find((part) => part.startsWith(title))
  if (section === undefined) throw new Error(`The specification has no section ${title}`)
  return section
}

function wordsIn(section: string): string[] {
  return [...section.matchAll(QUOTED)].map(([, single, double]) => single ?? double ?? '')
}
