import { expect, test } from 'vitest'
import { budgetIn } from './counted-question.ts'

test.each([
  ['sofa under $1000', '$1000'],
  ['chairs up to $1,250.50.', '$1,250.50'],
  ['$2k sofa', '$2k'],
  ['lamp $9', '$9'],
  ['desk for 300 dollars', '300 dollars'],
  ['desk 300 USD oak', '300 USD'],
])('%j names %j', (question, budget) => {
  expect(budgetIn(question)).toBe(budget)
})

test.each(['84 inch sofa', 'sofa', 'table for 6', '$'])('%j names none', (question) => {
  expect(budgetIn(question)).toBeUndefined()
})
