import { expect, test } from 'vitest'
import { CallError } from '#kit/browser/api/call-error.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import ContentPage from './content-page.tsx'
import { Difference } from './difference.tsx'
import EditPage from './edit-page.tsx'
import { openingText } from './use-page-form.ts'

const page = { slug: 'our-story', title: 'Our story', path: '/our-story', isStandard: true, latest: 0 }
const own = {
  ...page,
  slug: 'visit-us',
  title: 'Visit us',
  path: '/pages/visit-us',
  isStandard: false,
  latest: 3,
}
const original = { title: 'Our story', description: '', body: 'As it came.' }
const version = {
  number: 1,
  title: 'Our story',
  description: '',
  body: 'As we tell it.',
  inFooter: false,
  author: 'Noa Kahale',
  savedAt: '2026-11-20T22:00:00.000Z',
  publishedAt: '2026-11-20T22:05:00.000Z',
}
const facts = [{ name: 'returnDays', value: '14 days' }]

const drawList = (answer?: object | Error) =>
  drawPrivatePage(<ContentPage />, {
    path: '/admin/content',
    answers: answer ? [[ask('GET /api/content'), answer]] : [],
  })

const drawEditor = (answer?: object | Error) =>
  drawPrivatePage(<EditPage />, {
    path: '/admin/content/our-story',
    route: 'admin/content/:slug',
    answers: answer
      ? [[ask('GET /api/content/:slug/versions', { params: { slug: 'our-story' } }), answer]]
      : [],
  })

test('the list tells what shoppers read, and what waits; only own pages can be deleted', () => {
  const html = drawList({ pages: [page, { ...page, slug: 'terms', published: 2, draft: 3 }, own] })
  for (const words of ['Original', 'Published', 'Draft waiting', 'Not published', '/pages/visit-us'])
    expect(html).toContain(words)
  expect(html).toContain('aria-label="Delete Visit us"')
  expect(html).not.toContain('aria-label="Delete Our story"')
})

test('a list that waits or could not be loaded says so', () => {
  expect(drawList()).toContain('aria-busy="true"')
  expect(drawList(new CallError({ status: 502, code: 'unavailable', message: '' }))).toContain(
    'Failed to fetch pages',
  )
})

test('the editor begins with the original, and there is nothing to publish', () => {
  const html = drawEditor({ page, versions: [], original, facts })
  expect(openingText({ page, versions: [], original, facts } as never).body).toBe('As it came.')
  for (const words of ['{returnDays}', '14 days']) expect(html).toContain(words)
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Publish</)
  for (const words of ['Versions', 'In the footer']) expect(html).not.toContain(words)
})

test('the editor begins with the draft, else with what is published, else with the original', () => {
  const draft = { ...version, number: 2, body: 'As it will be.' }
  const begun = (more: object, versions: object[]) =>
    openingText({ page: { ...page, ...more }, versions, original, facts } as never).body
  expect(begun({ published: 1, draft: 2 }, [draft, version])).toBe('As it will be.')
  expect(begun({ published: 1 }, [version])).toBe('As we tell it.')
  expect(begun({}, [version])).toBe('As it came.')
})

test('the editor tells of a draft, and shows who published what, and the ways back', () => {
  const { publishedAt: _, ...draft } = { ...version, number: 2, body: 'As it will be.' }
  const html = drawEditor({
    page: { ...page, latest: 2, published: 1, draft: 2 },
    versions: [draft, version],
    original,
    facts,
  })
  for (const words of ['Noa Kahale', 'Version 1: Our story', 'Back to the original', 'Compare'])
    expect(html).toContain(words)
  expect(html).not.toContain('>Restore<')
  const earlier = drawEditor({
    page: { ...page, latest: 2, published: 2 },
    versions: [{ ...version, number: 2 }, version],
    original,
    facts,
  })
  expect(earlier).toContain('>Restore<')
})

test('a page of the owner’s own says whether it stands in the footer, and can be taken off the shop', () => {
  const html = drawEditor({
    page: { ...own, published: 1 },
    versions: [{ ...version, inFooter: true }],
    facts,
  })
  expect(html).toContain('In the footer of the shop')
  expect(html).toContain('Take off the shop')
})

test('a page that is not there, or could not be loaded, says so', () => {
  const failing = (status: number) => new CallError({ status, code: 'x', message: '' })
  expect(drawEditor(failing(404))).toContain('Page not found')
  expect(drawEditor(failing(502))).toContain('Failed to fetch the page')
})

test('two texts differ in their title and description too', () => {
  const draw = (after: object) =>
    drawPrivatePage(<Difference before={version} after={{ ...version, ...after }} />, { path: '/' })
  expect(draw({})).toContain('The texts are the same.')
  expect(draw({ title: 'Where we come from' })).toContain('Where we come from')
  expect(draw({ description: 'Since 1998' })).toContain('Since 1998')
})
