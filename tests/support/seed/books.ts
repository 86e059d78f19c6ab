import type { Db } from '#kit/node/db/database.ts'
import { seedCategories } from './catalogue.ts'
import { seedPackage } from './package.ts'
import { seedProduct } from './product.ts'
import { seedSale } from './sale.ts'
import { kai, leilani, makana, pua } from '../people.ts'

/**
 * Books whose sums are known by hand. In November: Leilani buys two sofas and a chair, Kai a package, Pua a chair (all
 * paid), and three orders that do not count. In the thirty days before: Kai bought a chair.
 */
export async function seedSales(db: Db): Promise<{ sofa: string; chair: string }> {
  await seedCategories(db, 'sofa', 'chair')
  const sofa = await seedProduct(db, { name: 'Cove sofa', productCode: 'SO-1', categoryId: 'sofa' })
  const chair = await seedProduct(db, { name: 'Reed chair', productCode: 'CH-1' })
  await seedPackage(db, { items: [{ product: chair }] })
  const sofas = { product: sofa, quantity: 2, price: 1_000_00, cost: 400_00 }
  const oneChair = { product: chair, price: 150_50, cost: 50_25 }

  await seedSale(db, {
    of: leilani,
    paidAt: '2026-11-20T20:30:00Z',
    lines: [sofas, oneChair],
    shipping: 10_00,
    device: 'desktop',
  })
  await seedSale(db, {
    of: kai,
    paidAt: '2026-11-18T02:00:00Z',
    lines: [{ packageId: 'minimalist', price: 1_999_00 }],
    paymentMethod: 'cheque',
    device: 'mobile',
  })
  await seedSale(db, { of: pua, paidAt: '2026-11-20T10:00:00Z', lines: [{ product: chair, price: 200_00 }] })
  await seedSale(db, { of: kai, paidAt: '2026-10-01T20:00:00Z', lines: [oneChair] })

  await seedSale(db, { of: makana, lines: [sofas] })
  await seedSale(db, { of: makana, paidAt: '2026-11-19T20:00:00Z', status: 'cancelled', lines: [sofas] })
  await seedSale(db, {
    of: makana,
    paidAt: '2026-11-19T20:00:00Z',
    paymentStatus: 'refunded',
    lines: [sofas],
  })
  return { sofa, chair }
}
