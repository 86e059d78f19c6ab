import { randomUUID } from 'node:crypto'
import type { Person } from '#tests/support/people.ts'
import { roomEdits, standing } from '#tests/support/seed/board.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import type { openStreet } from './open-street.ts'
import { wanted } from './street-shopper.ts'

export const SOFA = 'Shoreline sofa'

export const FROM_DOOR = {
  name: 'From the door',
  x: 1000,
  y: 700,
  up: 1600,
  yaw: 311,
  pitch: 0,
  fov: 68,
  position: 0,
}

/** A design of `client` in review, whose concept is a room with a sofa that was furnished on a board; its id. */
export async function publishedConcept(
  street: ReturnType<typeof openStreet>,
  studio: Person,
  client: Person,
): Promise<string> {
  const id = await seedRequest(street, client, { status: 'in_progress', paymentStatus: 'paid' })
  const params = { id }
  const { products } = await wanted(street, studio, 'GET /api/products', { query: { search: SOFA } })
  const sofa = products.find(({ name }) => name === SOFA)!
  await wanted(street, studio, 'POST /api/design-requests/:id/board', { params })
  const piece = { ...standing(sofa._id, 2500), key: 'linen', y: 2000 }
  const edits = [
    ...roomEdits(),
    { of: 'pieces' as const, id: 'sofaaaaa', value: piece },
    { of: 'viewpoints' as const, id: 'viewaaaa', value: FROM_DOOR },
  ]
  const body = { revision: 0, attempt: randomUUID(), edits }
  await wanted(street, studio, 'PUT /api/boards/:id', { params, body })
  await wanted(street, studio, 'POST /api/design-requests/:id/board/publish', {
    params,
    body: { revision: 1, notes: '' },
  })
  return id
}
