import { expect, test } from 'vitest'
import { sampleComment } from '#tests/support/samples/request.ts'
import { openRemarks } from './open-remarks.ts'

test('what is not resolved counts for the piece that it is about', () => {
  const about = (piece: string | null, resolvedAt: string | null = null) =>
    sampleComment({ piece, resolvedAt })
  const comments = [
    about('chairaaa'),
    about('chairaaa'),
    about('sofaaaaa', '2026-11-23T20:00:00.000Z'),
    about(null),
  ]
  expect([...openRemarks(comments)]).toEqual([['chairaaa', 2]])
})
