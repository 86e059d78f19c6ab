import { expect, test } from 'vitest'
import { seedRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const studio = () => shop.as(noa)

test('the request of a former client stays with the studio, without who they were', async () => {
  const id = await seedRequest(shop, leilani, {
    status: 'in_progress',
    paymentStatus: 'paid',
    evidence: true,
  })
  await studio().call('DELETE /api/users/admin/:id', { params: { id: leilani.id } })
  const { request } = await studio().call('GET /api/design-requests/:id', {
    params: { id },
    query: { files: 'inline' },
  })
  expect(request).toMatchObject({ status: 'in_progress', floorPlan: { data: expect.any(String) } })
  expect(JSON.stringify(request)).not.toMatch(/Leilani|Akana|leilani@/)
  const { requests } = await studio().call('GET /api/design-requests/admin/all')
  expect(requests).toMatchObject([{ _id: id, user: { name: 'Former customer', phone: '' } }])
})

test('the studio can bring it to an end, and writes to nobody', async () => {
  const id = await seedRequest(shop, leilani)
  await studio().call('DELETE /api/users/admin/:id', { params: { id: leilani.id } })
  const body = { status: 'rejected', reason: 'The account was deleted' }
  const { request } = await studio().call('PUT /api/design-requests/:id/status', { params: { id }, body })
  expect(request.status).toBe('rejected')
  expect(await lettersIn(shop.shop.db)).toEqual([])
})
