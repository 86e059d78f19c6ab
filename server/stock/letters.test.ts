import { expect, test } from 'vitest'
import { testLetters } from '#tests/support/letters/letter-rows.ts'
import { letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { lowStockLetter } from './letters.ts'

const piece = { name: 'Ring table', finish: 'Smoked oak', quantity: 4 }
const gone = { name: 'Reef floor lamp', finish: '', quantity: 0 }

testLetters([
  {
    letter: lowStockLetter({ pieces: [gone, piece], threshold: 5, shop }),
    to: shop.adminEmail,
    subject: 'Low stock',
    preheader: 'At 5 or below.',
    says: 'These pieces are at 5 or below:\n\nReef floor lamp: none left\nRing table, Smoked oak: 4 left',
    action: ['Open inventory', 'https://lanai.example/admin/inventory?stock=low'],
  },
])

test('a hundred pieces are named, and the rest are counted', () => {
  const pieces = Array.from({ length: 103 }, (_, place) => ({ ...piece, name: `Piece ${place + 1}` }))
  const { text } = lowStockLetter({ pieces, threshold: 5, shop })
  expect(text).toContain('Piece 100, Smoked oak: 4 left\nand 3 more\n')
  expect(text).not.toContain('Piece 101')
})

test('the name of a piece makes no line of its own, and no markup', () => {
  const name = 'Ring\r\nBcc: victim@example.com <b>table</b>'
  const { text, html, replyTo } = lowStockLetter({ pieces: [{ ...piece, name }], threshold: 5, shop })
  expect(text).not.toMatch(/^Bcc/m)
  expect(html).not.toContain('<b>')
  expect(replyTo).toBe(shop.email)
})
