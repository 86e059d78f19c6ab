import { readFileSync } from 'node:fs'
import PdfFile from 'pdfkit'
import { expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { faultsOn } from '#tests/support/street/page-faults.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const SAMPLE = readFileSync(new URL('../../demo/plan/floor-plan-sample.png', import.meta.url))

/** A PDF of one empty page, behind a password. */
function lockedPdf(): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PdfFile({ userPassword: 'papaya' })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.end()
  })
}

const unreadable: [name: string, bytes: () => Promise<Buffer> | Buffer, says: RegExp][] = [
  ['locked.pdf', lockedPdf, /^This PDF is locked with a password\. Please choose/],
  ['empty.dxf', () => Buffer.from(sampleFiles.dxf), /^There is nothing in this drawing that can be shown\./],
  ['broken.pdf', () => Buffer.from('%PDF-1.4\nnothing\n%%EOF\n'), /^This PDF is broken/],
]

test('a plan that does not open is said at its choice, before anything is sent', async () => {
  const page = await street.visitor()
  await visitAs(page, await openAccount(street, 'Leilani'))
  await page.goto('/custom-design', { waitUntil: 'networkidle' })
  for (const [name, bytes, says] of unreadable) {
    const file = { name, mimeType: 'application/octet-stream', buffer: await bytes() }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByText(says).waitFor()
  }
  const dxf = readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url))
  const file = { name: 'home.dxf', mimeType: 'application/dxf', buffer: dxf }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText('File "home.dxf" selected successfully').waitFor()
  expect(street.complaints).toEqual([])
})

test('a client replaces the plan until we begin', async () => {
  const leilani = await openAccount(street, 'Leilani')
  const id = await seedRequest(street, leilani, { plan: 'pdf' })
  for (const width of [1440, 360]) {
    const page = await street.visitor({ width, height: 900 })
    await visitAs(page, leilani)
    await page.goto(`/custom-design/request/${id}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Replace floor plan' }).click()
    const file = { name: `plan-${width}.png`, mimeType: 'image/png', buffer: SAMPLE }
    await page.getByLabel('Your new floor plan').setInputFiles(file)
    await page.getByText(file.name).waitFor()
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Replace floor plan' }).click()
    await page.getByText('Floor plan replaced').first().waitFor()
    await page.getByRole('button', { name: 'Replace floor plan' }).waitFor()
    await page.getByText(`plan-${width}.png`).first().waitFor()
  }
  expect(street.complaints).toEqual([])
})

test('a client sends a plan with photos, and the studio opens them', async () => {
  const leilani = await openAccount(street, 'Leilani')
  for (const width of [1440, 360]) {
    const page = await street.visitor({ width, height: 900 })
    await visitAs(page, leilani)
    await page.goto('/custom-design', { waitUntil: 'networkidle' })
    const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: SAMPLE })
    await page.locator('input[type=file]').first().setInputFiles(photo('plan.png'))
    const empty = {
      name: 'empty.dxf',
      mimeType: 'application/dxf',
      buffer: Buffer.from(sampleFiles.dxf),
    }
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([photo('upstairs.png'), photo('lanai.png'), empty])
    await page.getByText(/^empty\.dxf: There is nothing in this drawing/).waitFor()
    await page.getByRole('button', { name: 'Leave out upstairs.png' }).waitFor()
    expect(await faultsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Leave out upstairs.png' }).click()
    await page.getByRole('button', { name: 'Send your floor plan' }).click()
    await page.waitForURL('**/custom-design/confirmation/*')
    const id = page.url().split('/').at(-1) ?? ''
    await page.goto(`/custom-design/request/${id}`, { waitUntil: 'networkidle' })
    await page.getByText('lanai.png').click()
    await page.getByRole('img', { name: 'lanai.png' }).waitFor()
    expect(await page.getByText('upstairs.png').count()).toBe(0)
    expect(await faultsOn(page)).toEqual([])
  }
  expect(street.complaints).toEqual([])
})
