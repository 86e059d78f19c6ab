import { expect, test } from 'vitest'
import { briefFacts } from './brief-facts.ts'

test('what a client told of the home is put in words', () => {
  const facts = briefFacts({
    rooms: ['living', 'dining'],
    homeType: 'condo',
    style: 'scandinavian',
    colors: ['white', 'blue'],
    budget: 'high',
  })
  expect(facts).toEqual([
    ['Rooms', 'Living room, Dining room'],
    ['Home', 'Condo'],
    ['Style', 'Scandinavian'],
    ['Colors', 'White, Blue'],
    ['Budget', 'High ($3,000-$10,000)'],
  ])
})

test('what was left open is left out', () => {
  expect(briefFacts({ rooms: [], homeType: '', style: 'modern', colors: [], budget: '' })).toEqual([
    ['Style', 'Modern'],
  ])
  expect(briefFacts({})).toEqual([])
})
