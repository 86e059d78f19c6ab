import { expect, test } from 'vitest'
import { nobody } from '#tests/support/people.ts'
import { longPenOf } from '#tests/support/scripts/long-pen.ts'
import { look, screensOf } from '#tests/support/scripts/script-walk.ts'
import { writeEverywhere } from '#tests/support/scripts/script-writes.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { sidewaysBy, textAreasWidenedBy } from '#tests/support/street/page-faults.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const WORD = 'Ahupuaa'.repeat(58).slice(0, 400)
/** As much of it as the shortest field takes. */
const BEGINNING = WORD.slice(0, 20)

test(
  'a word of 400 letters in every text field widens no page and no field',
  { timeout: 600_000 },
  async () => {
    const studio = await studioOf(street)
    const pen = longPenOf(street, studio, WORD)
    const { person, written, fields } = await writeEverywhere(street, studio, WORD, pen.code, pen)
    const people = { visitor: nobody, client: person, studio }
    const search = `/category/all?search=${WORD.slice(0, 120)}`
    // What people look for counts no question that is so long.
    const shown = screensOf(written).filter(({ path }) => path !== '/admin/searches')
    const screens = [...shown, { path: search, as: 'visitor' } as const]
    const faults: string[] = []
    for (const as of ['visitor', 'client', 'studio'] as const) {
      const page = await street.visitor()
      await visitAs(page, as === 'visitor' ? undefined : people[as])
      for (const screen of screens.filter((one) => one.as === as)) {
        await page.setViewportSize({ width: 360, height: 800 })
        const silent = await look(page, screen, BEGINNING)
        if (silent) faults.push(silent)
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          const found = [...(await sidewaysBy(page)), ...(await textAreasWidenedBy(page, WORD))]
          faults.push(...found.map((fault) => `${screen.path} at ${width} px ${fault}`))
        }
      }
      await page.context().close()
    }
    expect(fields).toBeGreaterThan(100)
    expect(faults).toEqual([])
  },
)
