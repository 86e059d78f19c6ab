import type { Block } from './fill-in.ts'
import { figuresTable, itemsTable } from './letter-tables.ts'
import { escapeHtml as text } from './escape-html.ts'
import { look, styleSheet } from './letter-look.ts'
import type { LetterItem } from './letter.ts'

type FramedLetter = {
  storeName: string
  logoUrl: string | undefined
  subject: string
  preheader: string
  blocks: readonly Block[]
  items: readonly LetterItem[]
  foot: string
  action: { label: string; url: string }
}

/** The letter as HTML for mail programs: one calm column of 320 to 600 px, every value escaped. */
export function letterHtml({
  storeName,
  logoUrl,
  subject,
  preheader,
  blocks,
  items,
  foot,
  action,
}: FramedLetter): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${text(subject)}</title>
<style>${styleSheet}
</style>
</head>
<body class="page" style="${look.page}">
<div style="${look.hidden}">${text(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FBFAF7"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${look.column}">
<tr><td class="edge ink rule" style="${look.head}">${storeHead(storeName, logoUrl)}</td></tr>
<tr><td class="edge ink" style="${look.letter}">
<h1 class="title" style="${look.title}">${text(subject)}</h1>
${blocks.map((block) => htmlOf(block, items)).join('\n')}
${button(action)}
</td></tr>
<tr><td class="edge muted rule" style="${look.foot}">${text(foot)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** The name stands for a logo that is not loaded. */
function storeHead(storeName: string, logoUrl: string | undefined): string {
  if (!logoUrl) return text(storeName)
  return `<img class="logo" src="${text(logoUrl)}" alt="${text(storeName)}" height="40" style="${look.logo}">`
}

function htmlOf(block: Block, items: readonly LetterItem[]): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${look.paragraph}">${block.lines.map(text).join('<br>')}</p>`
    case 'figures':
      return figuresTable(block.rows)
    case 'items':
      return items.length > 0 ? itemsTable(items) : ''
    case 'notice':
      return box(look.notice, block.text)
    case 'code':
      return box(look.code, block.text)
  }
}

function box(style: string, words: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.noticeFrame}"><tr><td class="notice" style="${style}">${text(words)}</td></tr></table>`
}

function button({ label, url }: FramedLetter['action']): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${look.buttonFrame}"><tr><td class="button" bgcolor="#17504E" style="${look.button}"><a href="${text(url)}" style="${look.buttonLink}">${text(label)}</a></td></tr></table>`
}
