import { expect, test } from 'vitest'
import { countedQuestion } from './counted-question.ts'

test.each([
  ['  Green   COUCH ', 'green couch'],
  ['72 x 36 x 30 in table', '72 x 36 x 30 in table'],
  ['pūneʻe', 'pūneʻe'],
  ['ｓｏｆａ\u200b\tbed', 'sofa bed'],
  ['SO-770', 'so-770'],
  ['décor under $500', 'décor under $500'],
])('%j is counted as %j', (text, question) => {
  expect(countedQuestion(text)).toBe(question)
})

test.each([
  '',
  ' ?! ',
  'leilani@example.com',
  'leilani＠example.com',
  'leilani at gmail dot com',
  '808 555 0142',
  '(808) 555-0142',
  '+1.808.555.0142',
  '8085550142 sofa',
  '４１１１ １１１１ １１１１ １１１１',
  'order 3f2a91bc',
  '#DEADBEEF',
  'dr-ab12cd34',
  'DRab12cd34',
  '33333333-3333-4333-8333-0000deadbeef',
  'x'.repeat(101),
])('%j is never counted', (text) => {
  expect(countedQuestion(text)).toBeUndefined()
})
