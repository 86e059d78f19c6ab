import MarkdownIt, { type RendererRule, type StateInline, type Token } from 'markdown-it'
import { freeSlug } from '#kit/core/slug.ts'
import { type Fill, type Filled, filledAddress, mayLink, mayShow } from './addresses.ts'
import { ownBlock } from './blocks.ts'

/** A text by its headings of the second level: what stands before the first, then each with its id, its words and what it stands over. */
export type DrawnText = { lead: string; sections: { id: string; title: string; html: string }[] }

const FACT = /^\{(\w{1,40})\}/
/** The longest `{name}`, with its braces. */
const LONGEST_FACT = 42
/** Lists, quotes and emphases in each other; what is deeper is left as it was written. */
const MAX_NESTING = 20
/** Nobody links to more headings of one page. */
const MOST_IDS = 500
/** "3. " before the words of a heading: links lead to it though others come before it. */
const NUMBER = /^\d+\.\s+/
/** Ids that our pages have themselves. */
const TAKEN_IDS = ['main', 'state']

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: false })
markdown.options.maxNesting = MAX_NESTING
markdown.validateLink = mayLink
markdown.block.ruler.before('fence', 'own', ownBlock, { alt: ['paragraph', 'reference'] })
markdown.inline.ruler.before('escape', 'fact', fact)
markdown.core.ruler.push('house', (state) => {
  const ids = new Set(TAKEN_IDS)
  for (const [at, token] of state.tokens.entries()) fitIn(token, state.tokens[at + 1], ids)
})
const { rules } = markdown.renderer
rules['image'] = image
rules['link_open'] = link
rules['table_open'] = () => '<div class="scrolled" role="region" aria-label="Table" tabindex="0"><table>\n'
rules['table_close'] = () => '</table></div>\n'

/**
 * Draws Markdown as HTML that can do nothing: no HTML of the writer's, links and pictures only as `addresses.ts` lets
 * them, no styles. Of pictures that are `gone` the words are left. Headings begin below the title of a page, each with an id.
 */
export function drawSections(text: string, fill: Fill, gone: ReadonlySet<string> = new Set()): DrawnText {
  const env = { fill, gone }
  const tokens = markdown.parse(text, env)
  const draw = (from: number, to: number | undefined) =>
    markdown.renderer.render(tokens.slice(from, to), markdown.options, env)
  const starts = [...tokens.keys()].filter((at) => {
    const { type, tag, level } = tokens[at]!
    return type === 'heading_open' && tag === 'h2' && level === 0
  })
  return {
    lead: draw(0, starts[0]),
    sections: starts.map((start, at) => ({
      id: attribute(tokens[start]!, 'id'),
      title: markdown.renderer.renderInlineAsText(tokens[start + 1]!.children ?? [], markdown.options, env),
      html: draw(start + 3, starts[at + 1]),
    })),
  }
}

/** `{name}` in a text: what is filled in is words and never Markdown. */
function fact(state: StateInline, silent: boolean): boolean {
  const found = FACT.exec(state.src.slice(state.pos, state.pos + LONGEST_FACT))
  const value = found ? (state.env['fill'] as Fill)(found[1]!) : undefined
  if (!found || value === undefined) return false
  state.pos += found[0].length
  if (silent) return true
  for (const part of typeof value === 'string' ? [{ words: value }] : value) fillIn(state, part)
  return true
}

function fillIn(state: StateInline, { words, href }: Filled): void {
  const isLink = href !== undefined && state.linkLevel === 0
  if (isLink) state.push('link_open', 'a', 1).attrSet('href', href)
  for (const [at, line] of words.split('\n').entries()) {
    if (at > 0) state.push('hardbreak', 'br', 0)
    state.push('text', '', 0).content = line
  }
  if (isLink) state.push('link_close', 'a', -1)
}

function fitIn(token: Token, next: Token | undefined, ids: Set<string>): void {
  if (token.type === 'heading_open' || token.type === 'heading_close') {
    token.tag = token.tag === 'h1' ? 'h2' : token.tag
  }
  if (token.type === 'heading_open' && ids.size < MOST_IDS) {
    const id = freeSlug((next?.content ?? '').replace(NUMBER, ''), 'section', ids)
    ids.add(id)
    token.attrSet('id', id)
  }
  // Our policy lets no style in that stands in a page.
  const side = /right|center/.exec(attribute(token, 'style'))?.[0]
  token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null
  if (side !== undefined) token.attrSet('class', side)
}

function image(...[tokens, at, options, env, self]: Parameters<RendererRule>): string {
  const token = tokens[at]!
  const alt = self.renderInlineAsText(token.children ?? [], options, env)
  const { escapeHtml } = markdown.utils
  const src = attribute(token, 'src')
  if (!mayShow(src) || (env?.['gone'] as ReadonlySet<string> | undefined)?.has(src)) return escapeHtml(alt)
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}

function link(...[tokens, at, options, env, self]: Parameters<RendererRule>): string {
  const token = tokens[at]!
  const href = filledAddress(attribute(token, 'href'), env?.['fill'] as Fill)
  token.attrSet('href', href)
  if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener noreferrer')
  return self.renderToken(tokens, at, options)
}
