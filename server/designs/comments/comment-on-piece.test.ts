import { beforeEach, expect, test } from 'vitest'
import { designComments } from '#server/db/schema/design-comments.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { seedPublishedBoard } from '#tests/support/seed/board.ts'
import { commentCalls } from '#tests/support/seed/comment-calls.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let ids = { id: '', conceptId: '' }
beforeEach(async () => {
  ids = await seedPublishedBoard(testing, leilani)
})
const { pin } = commentCalls(testing, () => ids.id)

test('a comment says which piece of its concept it is about, to both sides', async () => {
  const about = { conceptId: ids.conceptId, piece: 'chairaaa' }
  expect(await pin(leilani, about)).toMatchObject([about])
  const { request } = await testing.as(noa).call('GET /api/design-requests/:id', { params: ids })
  expect(request.comments).toMatchObject([about])
  expect(await pin(leilani, { conceptId: ids.conceptId })).toMatchObject([about, { piece: null }])
})

test('a piece that does not stand on the concept is refused, on the floor plan any', async () => {
  const other = await seedPublishedBoard(testing, kai, 'tableaaa')
  const refusal = { status: 404, code: 'board_piece_not_found' }
  const { conceptId } = ids
  await expect(pin(leilani, { conceptId, piece: 'tableaaa' })).rejects.toMatchObject(refusal)
  await expect(pin(leilani, { piece: 'chairaaa' })).rejects.toMatchObject(refusal)
  await expect(pin(leilani, { conceptId: other.conceptId, piece: 'tableaaa' })).rejects.toMatchObject({
    code: 'concept_not_found',
  })
  await expect(pin(leilani, { conceptId, piece: 'Chair 1' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  expect(await testing.shop.db.select().from(designComments)).toEqual([])
})
