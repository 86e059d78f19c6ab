import { expect, test } from 'vitest'
import { exampleHomes } from '#domain/designs/example-homes.ts'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

test('the page says how it works, in four steps, and what it costs', async () => {
  const { main, words } = await drawStandingPage('/custom-design')
  expect([...main.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading)).toEqual([
    'How it works',
    'Build Your Own Package',
    'Your floor plan',
    'Questions',
  ])
  for (const said of [
    'Send your floor plan',
    'Upload a PDF, PNG, JPG, DWG or DXF of up to 10 MB',
    'We review your request in 1-2 business days.',
    '$500, due upfront, by wire transfer or cheque.',
    'up to 2 revision rounds are included',
    'Add All to Cart takes them along in one step.',
    '$500 design fee, due upfront',
    'Up to two revision rounds',
    'The floor plan must match as-built conditions.',
    'Minimum 3 months from final purchase-order confirmation and deposit.',
  ])
    expect(words).toContain(said)
})

test('a shop with the demo opens on one of its example homes and shows all three, plan and room of each, and no price', async () => {
  const { main, words } = await drawStandingPage('/custom-design', { general: { showsExampleHomes: true } })
  const opening = main.slice(0, main.indexOf('</header>'))
  expect(opening).toContain(exampleHomes.condo.title)
  expect(opening.match(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/gi)).toHaveLength(2)
  const homes = main.slice(0, main.indexOf('id="how-it-works"'))
  for (const { title, days } of Object.values(exampleHomes)) {
    expect(homes).toContain(title)
    expect(homes).toContain(`${days} days, from plan to approval`)
  }
  expect(homes.match(/<input[^>]*type="range"/g)).toHaveLength(3)
  expect(homes.match(/<img[^>]*alt="The (living room: |plan of the same room)/g)).toHaveLength(6)
  expect(homes).toContain('None: the first concept was approved')
  expect(homes.replace(opening, '')).not.toMatch(/\$|undefined/)
  expect(main.match(/<img[^>]*src="[^"]*sheet-/g)).toHaveLength(4)
  expect(words).toMatch(/We review your plan in\s*1-2 business days/)
})

test('the server draws the same page for everybody, ready to take a plan and a brief', async () => {
  const { main } = await drawStandingPage('/custom-design')
  expect(main.match(/>Get Started</g)).toHaveLength(2)
  expect(main).toMatch(/<input[^>]*type="file"[^>]*accept="\.pdf,\.png,\.jpg,\.jpeg,\.dwg,\.dxf"/)
  for (const field of ['rooms', 'style', 'homeType', 'budget', 'colors', 'notes'])
    expect(main).toContain(`name="${field}"`)
  // Nothing is chosen but that there is no style.
  expect([...main.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input)).toEqual([
    expect.stringMatching(/type="radio".*name="style".*value=""/),
  ])
  expect(main).not.toMatch(/selected successfully|Admin users/)
  expect(main).toContain('id="floor-plan"')
})

test('a question opens by itself, without a script', async () => {
  const { main } = await drawStandingPage('/custom-design')
  expect(main.match(/<details/g)).toHaveLength(10)
  expect(main).toContain('href="/returns"')
})

test('another design fee stands wherever the first one stood', async () => {
  const { html } = await drawStandingPage('/custom-design', { payment: { designFee: 750.5 } })
  const page = html.slice(0, html.indexOf('<script id="state"'))
  expect(page).not.toContain('$500')
  expect(page.match(/\$750\.50/g)?.length).toBe(6)
})
