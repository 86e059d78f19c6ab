import type { Db } from '#kit/node/db/database.ts'
import { givenCategories } from './catalogue.ts'
import { givenPackage } from './package.ts'
import { givenProduct } from './product.ts'
import { givenSale } from './sale.ts'
import { kai, leilani, makana, pua } from '#tests/support/people.ts'

/**
 * Books whose sums are known by hand. In November: Leilani buys two sofas and a chair, Kai a package, Pua a chair (all
 * paid), and three orders that do not count. In the thirty days before: Kai bought a chair.
 */
export async function givenBooks(db: Db): Promise<{ sofa: string; chair: string }> {
  await givenCategories(db, 'sofa', 'chair')
  const sofa = await givenProduct(db, { name: 'Cove sofa', productCode: 'SO-1', categoryId: 'sofa' })
  const chair = await givenProduct(db, { name: 'Reed chair', productCode: 'CH-1' })
  await givenPackage(db, { items: [{ product: chair }] })
  const sofas = { product: sofa, quantity: 2, price: 1_000_00, cost: 400_00 }
  const oneChair = { product: chair, price: 150_50, cost: 50_25 }

  await givenSale(db, {
    of: leilani,
    paidAt: '2026-11-20T20:30:00Z',
    lines: [sofas, oneChair],
    shipping: 10_00,
    device: 'desktop',
  })
  await givenSale(db, {
    of: kai,
    paidAt: '2026-11-18T02:00:00Z',
    lines: [{ packageId: 'minimalist', price: 1_999_00 }],
    paymentMethod: 'cheque',
    device: 'mobile',
  })
  await givenSale(db, { of: pua, paidAt: '2026-11-20T10:00:00Z', lines: [{ product: chair, price: 200_00 }] })
  await givenSale(db, { of: kai, paidAt: '2026-10-01T20:00:00Z', lines: [oneChair] })

  await givenSale(db, { of: makana, lines: [sofas] })
  await givenSale(db, { of: makana, paidAt: '2026-11-19T20:00:00Z', status: 'cancelled', lines: [sofas] })
  await givenSale(db, {
    of: makana,
    paidAt: '2026-11-19T20:00:00Z',
    paymentStatus: 'refunded',
    lines: [sofas],
  })
  return { sofa, chair }
}
