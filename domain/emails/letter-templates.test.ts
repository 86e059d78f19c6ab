import { expect, test } from 'vitest'
import { templateFault } from './letter-templates.ts'

test.each([
  '',
  'Aloha {firstName}, from {storeName}.',
  'Aloha {firstName}\n\n{items}\n\nTotal {totalPrice}',
  'Aloha\r\n\r\n  {items}  \r\nTotal {totalPrice}',
  'A brace over lines {\n} is a brace',
])('%j is a letter', (text) => {
  expect(templateFault('orderConfirmationTemplate', text)).toBeUndefined()
})

test.each([
  ['{frist}', 'This letter has no placeholder {frist}'],
  ['{first name} and {}', 'This letter has no placeholder {first name}, {}'],
  ['{{firstName}} {nope} {nope}', 'This letter has no placeholder {nope}'],
  ['{constructor}', 'This letter has no placeholder {constructor}'],
  ['{trackingNumber}', 'This letter has no placeholder {trackingNumber}'],
  ['You ordered {items}.', '{items} is a table: put it on a line of its own'],
  ['{items}\n{items} again', '{items} is a table: put it on a line of its own'],
])('%j is refused by name', (text, fault) => {
  expect(templateFault('orderConfirmationTemplate', text)).toBe(fault)
})
