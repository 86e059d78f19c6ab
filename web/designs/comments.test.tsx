import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleComment } from '#tests/support/samples/request.ts'
import { Comments } from './comments.tsx'
import { centerOfDrawing, type CommentPlace, type ShownComment } from './comment-place.ts'

type Drawn = { openId?: string; mayComment?: boolean; place?: CommentPlace }

function draw(comments: ShownComment[], { openId, mayComment = true, place }: Drawn = {}): string {
  return drawPrivatePage(
    <Comments
      requestId="ab12cd34-8f31-4d0e-9a57-3c5e9b21a4f8"
      conceptId={null}
      label="Comments on Floor plan"
      comments={comments}
      openId={openId}
      onOpen={() => {}}
      mayComment={mayComment}
      place={place}
      onPlace={() => {}}
    />,
    { path: '/' },
  )
}

const answered = sampleComment({
  replies: [
    {
      _id: 'cece0000-1111-4111-8111-0000000000a2',
      author: { name: 'Leilani Akana', isStudio: false, isMe: true },
      text: 'It is.',
      createdAt: '2026-11-23T20:00:00.000Z',
    },
  ],
})

test('a comment stands under the number of its pin, with who wrote it and the answers', () => {
  const html = draw([answered])
  expect(html).toContain('aria-label="Show comment 1 on the drawing"')
  expect(html).toMatch(/Noa Kahale<\/span>, studio.*Is this wall still there\?.*You<\/span>.*It is\./)
})

test('the comment of the open pin is marked', () => {
  expect(draw([answered], { openId: answered._id })).toContain('<li aria-current="true"')
  expect(draw([answered])).not.toContain('aria-current')
})

test('a comment can be answered and settled; a settled one opened again', () => {
  expect(draw([sampleComment()])).toMatch(/>Reply<.*>Mark as settled</)
  const html = draw([sampleComment({ resolvedAt: '2026-11-24T20:00:00.000Z' })])
  expect(html).toContain('Settled')
  expect(html).toMatch(/>Reply<.*>Open again</)
})

test('where nobody may comment any more, comments can only be read', () => {
  const html = draw([answered], { mayComment: false })
  expect(html).toContain('Is this wall still there?')
  for (const words of ['Add a comment', '>Reply<', '>Mark as settled<']) expect(html).not.toContain(words)
})

test('earlier answers are a press away, and how many they are is said', () => {
  expect(draw([{ ...answered, replyCount: 12 }])).toContain('Show earlier answers (11)')
  expect(draw([answered])).not.toContain('Show earlier')
})

test('without comments it says what they are for', () => {
  expect(draw([])).toContain('Comments don’t use up a revision round.')
})

test('a new comment has a place that arrow keys move, and it is told', () => {
  const html = draw([], { place: centerOfDrawing })
  expect(html).toContain('move the pin from here with the arrow keys')
  expect(html).toContain('50% from the left, 50% from the top')
  expect(html).toContain('Send comment')
})
