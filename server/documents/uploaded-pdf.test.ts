import { afterEach, expect, test, vi } from 'vitest'
import { scatteredPdf } from '#tests/support/files/sample-pdf.ts'
import { letterCustomer as client, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { bookletPdf } from './booklet-pages.ts'
import { loadFaces } from './faces.ts'

afterEach(() => vi.restoreAllMocks())

// Its thread does nothing else: each pause is a millisecond or more for which everybody behind it waits.
test('a PDF of many things is read and laid on paper without pauses', async () => {
  const file = { kind: 'pdf', bytes: scatteredPdf(2_000) } as const
  const plates = [{ title: 'Floor plan', about: '', file, notes: '', comments: [] }]
  const said = { number: 'D-218', facts: [], brief: [], notes: '', earlierComments: 0, pieces: [] }
  const faces = await loadFaces()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await bookletPdf({ ...said, client, plates }, shop, faces)
  expect(timers).not.toHaveBeenCalled()
})
