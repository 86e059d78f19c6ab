import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleHome } from '#domain/boards/sample-home.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { sampleRoom, standing } from '#tests/support/seed/board.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { printBoard } from './print-board.ts'

const testing = testShop()

test('each piece of the list stands beside its picture, which is in the file once; what has none is listed all the same', async () => {
  const key = 'pictures/printed-chair'
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: 'teal' } })
  await testing.shop.files.put(`${key}-320.webp`, await picture.webp().toBuffer())
  const chair = await seedListed(testing.shop, {
    name: 'Sedge chair',
    pictures: [{ key, widths: [320] }],
  })
  const bare = await seedListed(testing.shop, { name: 'Reef lamp' })
  const print = (pieces: string[]) => {
    const placed = pieces.map((id, at) => [`piece${String.fromCharCode(97 + at)}aa`, standing(id, 1000 + at)])
    return printBoard(testing.shop, 'Plan', { ...sampleRoom(), pieces: Object.fromEntries(placed) }, [])
  }
  const pdf = await print([chair, bare, chair])
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)
  expect(readPdf(pdf).join('\n')).toMatch(/Sedge chair[^]*Reef lamp[^]*Sedge chair/)
  expect((await print([bare])).toString('latin1')).not.toContain('/Subtype /Image')
})

test('the list says in how many rooms pieces stand, and not how many the home has', async () => {
  const bare = await seedListed(testing.shop, { name: 'Reef lamp' })
  const pieces = { pieceaaa: standing(bare, 1000), piecebbb: standing(bare, 2000) }
  const pdf = await printBoard(testing.shop, 'Plan', { ...sampleHome(), pieces }, [])
  expect(readPdf(pdf).join('\n')).toContain('2 pieces in 1 room')
})
