import { expect, test } from 'vitest'
import { drawSections } from './draw-sections.ts'

const facts: Record<string, string> = {
  storeName: '*Koa* <b>House</b>',
  storeEmail: 'hi@koa.example',
  phoneNumber: '(808) 555-0142',
  address: '1 Koa Lane\nHilo',
}
const draw = (text: string) => {
  const { lead, sections } = drawSections(text, (name) => facts[name])
  return [lead, ...sections.map(({ id, title, html }) => `<h2 id="${id}">${title}</h2>\n${html}`)].join('')
}

test.each([
  ['headings begin below the title of the page', '# One\n\n### Two', /<h2 id="one">One<\/h2>\n<h3 id="two">/],
  ['two headings of one name have two ids', '## A\n\n## A', /id="a".*id="a-2"/s],
  ['no id is one of the page itself', '## Main', /id="main-2"/],
  ['a fact is words and no Markdown', '{storeName}', /^<p>\*Koa\* &lt;b&gt;House&lt;\/b&gt;<\/p>/],
  ['a fact of several lines keeps them', '{address}', /1 Koa Lane<br>\nHilo/],
  ['an address of mail is filled in', '[w](mailto:{storeEmail})', /href="mailto:hi@koa.example"/],
  ['a telephone number is one that can be called', '[c](tel:{phoneNumber})', /href="tel:8085550142"/],
  [
    'a table scrolls by itself and has no styles',
    '|a|b|\n|-|-:|\n|1|2|',
    /class="scrolled".*<td class="right">2/s,
  ],
  ['a link to another site gives nothing away', '[x](https://a.example)', /rel="noopener noreferrer"/],
  ['a page of ours is a link', '[x](/returns#damage)', /<a href="\/returns#damage">x<\/a>/],
  [
    'a picture of ours or of the web',
    '![A chair](/pictures/a.webp)',
    /<img src="\/pictures\/a.webp" alt="A chair"/,
  ],
  [
    'two columns',
    ':::columns\nleft\n:::column\nright\n:::\nafter',
    /<div class="columns">\n<div>\n<p>left.*<div>\n<p>right.*<p>after/s,
  ],
  [
    'questions unfold',
    ':::questions\n### How *much*?\nNothing.\n:::',
    /<details>\n<summary>How <em>much<\/em>\?<\/summary>\n<div>\n<p>Nothing/,
  ],
  [
    'a block that is not closed goes to the end',
    ':::columns\nleft',
    /<div class="columns">.*left.*<\/div>\n<\/div>/s,
  ],
])('%s', (_what, text, html) => {
  expect(draw(text)).toMatch(html)
})

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](vbscript:x)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](/%2fevil.example)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](http://evil.example/a.png)',
  '![x](/api/users/logout)',
  '![x" onerror="alert(1)](https://a.example/"onerror=alert(1))',
  '[x](https://a.example "\\" onmouseover=\\"alert(1)")',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  ':::questions\n### <script>alert(1)</script>\n:::',
  '[x](mailto:{nope}"onclick=alert(1))',
]

test.each(hostile)('%s can do nothing', (text) => {
  const html = draw(text)
  const names = html.replaceAll(/"[^"]*"/g, '')
  expect(names).not.toMatch(/<(script|iframe|svg|object|style)|<[^>]* (on\w+|style)=/i)
  expect(html).not.toMatch(/(href|src)="(?!https:\/\/|mailto:|tel:|\/(?!\/|api\/)|#)/i)
})

const KB_100 = 100 * 1024
const filled = (piece: string) => piece.repeat(Math.ceil(KB_100 / piece.length)).slice(0, KB_100)
const indented = Array.from({ length: 440 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')

test.each([
  ['quotes', `${'>'.repeat(500)}a\n`.repeat(200)],
  ['lists', indented],
  ['quotes and lists', filled('> - ')],
])('%s in each other, 100 KB of them, are drawn within 50 ms', (_what, text) => {
  draw(text)
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now()
    draw(text)
    return performance.now() - from
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

test.each(['[', '![', '[a](', '*a ', '_a__', '`', '<', '# a\n', '[x](<', '|a|\n', ':::columns\n'])(
  '100 KB of %j come to an end',
  (piece) => {
    const from = performance.now()
    draw(filled(piece))
    expect(performance.now() - from).toBeLessThan(3_000)
  },
)

test('blanks in a heading take time by their number, not by its square', () => {
  const question = `#${' '.repeat(1_900)}x\u2028x`
  const drawn = draw([':::questions', ...Array.from({ length: 50 }, () => question), ':::'].join('\n'))
  expect(drawn.match(/<summary>x\u2028x<\/summary>/g)).toHaveLength(50)
})
