import { wholeReferences, withContactLinks } from './contact-links.ts'
import { escapeHtml as text } from './escape-html.ts'
import { type Block, oneLine } from './fill-in.ts'
import { darkSheet, look, outlookColumn, outlookHead, phoneSheet, widths } from './look.ts'
import { figuresTable, itemsTable, type LetterItem, type Site } from './tables.ts'

/** The colour of what is pressed, on light and dark grounds. */
export type Accent = { light: string; dark: string }

/** Whose letter it is; `logoUrl` is the whole address of the logo that stands where the name would. */
export type Sender = Site & {
  storeName: string
  phone: string
  email: string
  logoUrl?: string
  accent: Accent
}

type FramedLetter = {
  shop: Sender
  subject: string
  preheader: string
  blocks: readonly Block[]
  items: readonly LetterItem[]
  /** What the picture above the words shows; it comes with the mail as `PICTURE_CID`. */
  picture?: string | undefined
  foot: readonly string[]
  action: { label: string; url: string }
}

/** By which the HTML of a letter names the picture that it carries. */
export const PICTURE_CID = 'picture@letter'

/** The letter as HTML for mail programs: one calm column of 320 to 600 px, every value escaped. */
export function letterHtml(letter: FramedLetter): string {
  const { shop, subject, preheader, blocks, foot, action, picture } = letter
  const footLines = foot.map((line) => withContactLinks(line, shop, 'muted'))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${text(subject)}</title>
${outlookHead}
<style>${phoneSheet}
</style>
<style>${darkSheet(shop.accent.dark)}
</style>
</head>
<body class="page" style="${look.page}">
<div style="${look.hidden}">${text(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<div role="article" aria-roledescription="email" aria-label="${text(subject)}" lang="en">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FBFAF7"><tr><td align="center">
${outlookColumn.begin}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.column}">
<tr><td class="edge ink rule store" style="${look.head}">${storeHead(shop)}</td></tr>
<tr><td class="edge ink" style="${look.letter}">
<h1 class="title" style="${look.title}">${wholeReferences(subject)}</h1>
${picture === undefined ? '' : pictureOf(picture)}${blocks.map((block) => htmlOf(block, letter)).join('\n')}
${button(action, shop.accent.light)}
</td></tr>
<tr><td class="edge muted rule" style="${look.foot}">${footLines.join('<br>')}</td></tr>
</table>
${outlookColumn.end}
</td></tr></table>
</div>
</body>
</html>
`
}

function pictureOf(name: string): string {
  const alt = text(oneLine(name.replace(/\.\w+$/, '')))
  return `<img src="cid:${PICTURE_CID}" alt="${alt}" width="${widths.inner}" style="${look.wide}">\n`
}

/** The name stands for a logo that is not loaded. */
function storeHead({ storeName, logoUrl }: Sender): string {
  const name = text(oneLine(storeName))
  if (!logoUrl) return name
  return `<img class="logo" src="${text(logoUrl)}" alt="${name}" height="40" style="${look.logo}">`
}

function htmlOf(block: Block, { shop, items }: FramedLetter): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${look.paragraph}">${block.lines.map((line) => withContactLinks(line, shop, 'ink')).join('<br>')}</p>`
    case 'figures':
      return figuresTable(block.rows)
    case 'items':
      return items.length > 0 ? itemsTable(items, shop) : ''
    case 'notice':
      return box('notice', look.notice, withContactLinks(block.text, shop, 'ink'))
    case 'code':
      return box('notice code', look.code, text(block.text))
  }
}

function box(name: string, style: string, html: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.noticeFrame}"><tr><td class="${name}" style="${style}">${html}</td></tr></table>`
}

function button({ label, url }: FramedLetter['action'], color: string): string {
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="${look.buttonFrame}"><tr><td class="button" align="center" bgcolor="${color}" style="background-color:${color};${look.button}"><a href="${text(url)}" target="_blank" style="${look.buttonLink}">${text(label)}</a></td></tr></table>`
}
