import {
  letterCustomer as customer,
  letterRequest as request,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { testLetters } from '#tests/support/letters/letter-rows.ts'
import { designLetter } from './letters.ts'

const about = { customer, request, shop }
const page = (path: string) => `https://lanai.example${path}/D-218`
const written = { commentPlace: 'concept 2, page 1', comment: 'Could the sofa\nface the window?' }
const several = {
  commentCount: '2',
  comments: 'Comment 1, on the floor plan:\nHere?\n\nComment 2, on concept 1:\nYes.',
}
const items = [
  { name: 'Shoreline sofa', finish: 'Natural linen', quantity: 1, unitPrice: null },
  { name: 'Reef floor lamp', finish: '', quantity: 2, unitPrice: null },
]

testLetters([
  {
    letter: designLetter('design-comment', about, written),
    to: customer.email,
    subject: 'New comment on D-218',
    preheader: 'On concept 2, page 1',
    says: `There is a new comment on concept 2, page 1:\n\nCould the sofa\nface the window?\n\nComments don't use up a revision round.`,
    action: ['Read and answer', page('/custom-design/request')],
  },
  {
    letter: designLetter('design-comment:to-studio', about, written),
    to: shop.adminEmail,
    subject: 'New comment on D-218',
    preheader: 'On concept 2, page 1',
    says: 'Leilani Akana wrote a comment on concept 2, page 1:\n\nCould the sofa\nface the window?',
    action: ['Read and answer', page('/admin/design-requests')],
  },
  {
    letter: designLetter('design-comment:several', about, several),
    to: customer.email,
    subject: '2 new comments on D-218',
    preheader: 'On your plan and concepts',
    says: `There are 2 new comments on your design:\n\n${several.comments}\n\nComments don't use up a revision round.`,
    action: ['Read and answer', page('/custom-design/request')],
  },
  {
    letter: designLetter('design-comment:several-to-studio', about, several),
    to: shop.adminEmail,
    subject: '2 new comments on D-218',
    preheader: 'By Leilani Akana',
    says: `Leilani Akana wrote 2 comments:\n\n${several.comments}`,
    action: ['Read and answer', page('/admin/design-requests')],
  },
  {
    letter: designLetter('product-suggestions', { ...about, items }),
    to: customer.email,
    subject: 'Pieces for your design D-218',
    preheader: '3 items, each with its finish and quantity.',
    says: 'When the request is completed, Add All to Cart takes them along in one step.',
    action: ['See the suggestions', page('/custom-design/request')],
  },
])
