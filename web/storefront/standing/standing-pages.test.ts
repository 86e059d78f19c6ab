import { expect, test } from 'vitest'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

const pages = [
  ['/custom-design', 'Custom design', 'A home drawn around your floor plan'],
  ['/our-story', 'Our story', 'Our story'],
  ['/warranty', 'Warranty', 'Warranty'],
  ['/returns', 'Returns and refunds', 'Returns and refunds'],
  ['/shippingterm', 'Shipping policy', 'Shipping policy'],
  ['/terms', 'Terms of Service', 'Terms of Service'],
  ['/marketplace', 'Marketplace', 'Marketplace'],
  ['/designers', 'Designers', 'Designers'],
  ['/packages', 'Packages', 'Packages'],
] as const

test.each(pages)('%s has its title, one heading of the page and a description', async (path, title, name) => {
  const { status, html } = await drawStandingPage(path)
  expect(status).toBe(200)
  expect(html).toContain(`<title>${title} · Lānai</title>`)
  expect([...html.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual([name])
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  expect(description?.length).toBeGreaterThan(100)
  expect(description?.length).toBeLessThanOrEqual(165)
})

test.each(pages)('%s tells search engines its address and its place', async (path, title) => {
  const { html } = await drawStandingPage(path)
  expect(html).toContain(`<link rel="canonical" href="https://lanai.example${path}"/>`)
  expect(html).not.toContain('noindex')
  expect(html).toContain(
    `{"@type":"ListItem","position":2,"name":"${title}","item":"https://lanai.example${path}"}`,
  )
})

test('each page has a description of its own', async () => {
  const drawn = await Promise.all(pages.map(([path]) => drawStandingPage(path)))
  const descriptions = drawn.map(({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1])
  expect(new Set(descriptions).size).toBe(pages.length)
})

const saysContact = ['/our-story', '/warranty', '/returns', '/shippingterm', '/terms']

test.each(saysContact)('%s says how to reach the shop, as the settings have it now', async (path) => {
  const { main } = await drawStandingPage(path, {
    general: {
      storeEmail: 'hello@kona.example',
      phoneNumber: '+1 (808) 555-0111',
      address: '7 Palani Road, Kona',
    },
  })
  expect(main).toContain('href="mailto:hello@kona.example"')
  expect(main).toContain('href="tel:+18085550111"')
  expect(main).toContain('7 Palani Road, Kona')
  expect(main).not.toMatch(/lanai\.example"|555-0142|Ala Moana/)
})

test.each(saysContact)('%s names no way to reach the shop that is not set', async (path) => {
  const { main, words } = await drawStandingPage(path, {
    general: { storeEmail: '', phoneNumber: '', address: '' },
  })
  expect(main).not.toMatch(/mailto:|tel:/)
  expect(words).not.toMatch(/or call\b|delivery to ,|Write to ( |or)/)
})

test('without mail and phone a claim still begins with writing to us', async () => {
  const { words } = await drawStandingPage('/warranty', { general: { storeEmail: '', phoneNumber: '' } })
  expect(words).toContain('Write to us.')
})
