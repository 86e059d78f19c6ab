import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Written } from './written.tsx'

const draw = (text: string) => renderToStaticMarkup(<Written text={text} />)
const linksIn = (text: string) => [...draw(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test.each([
  ['See https://carrier.example/t?id=9&lang=en.', ['https://carrier.example/t?id=9&amp;lang=en']],
  ['(http://a.example/x), then HTTPS://B.example!', ['http://a.example/x', 'HTTPS://B.example']],
  ['https://a.example https://a.example', ['https://a.example', 'https://a.example']],
])('web addresses in "%s" are links, without the sentence around them', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each([
  'javascript:alert(1)//https',
  'data:text/html,x',
  'mailto:a@b.example',
  'xhttps://a.example',
  'https://',
  '<a href="//evil.example">look</a>',
])('"%s" stays text', (text) => {
  expect(linksIn(text)).toEqual([])
})

test('a link tells the other site nothing, all else is text, and nothing is nothing', () => {
  const drawn = draw('<b>\nhttps://a.example')
  expect(drawn).toContain('rel="noopener noreferrer nofollow"')
  expect(drawn).toContain('&lt;b&gt;\n')
  expect(draw('')).toBe('')
})
