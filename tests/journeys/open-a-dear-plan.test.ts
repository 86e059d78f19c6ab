import { expect, test } from 'vitest'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPlan } from '#tests/support/seed/design-file.ts'
import { repeatedPdf } from '#tests/support/files/sample-pdf.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount, studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()

test('a PDF that asks for a million lines is given up, beside the page that shows it', async () => {
  const client = await openAccount(street, 'Leilani')
  const id = await seedRequest(street, client)
  const bytes = new Uint8Array(await repeatedPdf(800_000, 10))
  await seedPlan(street, client, id, { name: 'plan.pdf', contentType: 'application/pdf', bytes })
  const page = await street.visitor()
  await visitAs(page, await studioOf(street))
  await page.goto(`/admin/design-requests/${id}`)
  await page.getByText('This page cannot be shown.').waitFor()
  expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringContaining('renderer'))
})
