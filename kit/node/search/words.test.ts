import { expect, test } from 'vitest'
import { distanceUpTo, stemOf, tellingStems, wordsOf } from './words.ts'

test.each([
  ['chair', 'chairs'],
  ['bench', 'benches'],
  ['city', 'cities'],
  ['glass', 'glasses'],
  ['table', 'tables'],
  ['settee', 'settees'],
  ['lounge', 'lounging'],
  ['carve', 'carved'],
  ['slat', 'slatted'],
  ['dine', 'dining'],
  ['oil', 'oiled'],
  ['roll', 'rolling'],
])('%s and %s are one word', (plain, ending) => {
  expect(stemOf(ending)).toBe(stemOf(plain))
})

test.each(['bed', 'seed', 'spring', 'king', 'brass', 'canopus', 'constructor'])(
  '%s has no ending',
  (word) => {
    expect(stemOf(word)).toBe(word)
  },
)

test('words lose accents, ʻokinas and apostrophes', () => {
  expect(wordsOf('Lānai’s Bouclé, ʻohana & LN-SOF-001')).toEqual([
    'lanais',
    'boucle',
    'ohana',
    'ln',
    'sof',
    '001',
  ])
})

test('a text is found by the stems of its words, without the fillers', () => {
  expect(tellingStems('the sofas for the lānai')).toEqual(['sofa', 'lanai'])
})

test('the distance of two words is the fewest letters missing, added, wrong or swapped with a neighbor', () => {
  const words = allWords('abc', 4)
  const wrong = words.flatMap((a) =>
    words.filter((b) => distanceUpTo(2, a, b) !== Math.min(swapDistance(a, b), 3)).map((b) => `${a} ${b}`),
  )
  expect(wrong).toEqual([])
})

function allWords(letters: string, longest: number): string[] {
  if (longest === 0) return ['']
  const shorter = allWords(letters, longest - 1)
  return [...new Set(shorter.flatMap((word) => [word, ...Array.from(letters, (letter) => word + letter)]))]
}

/** The textbook distance with swaps, by its table. */
function swapDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => i + j),
  )
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const wrong = rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1])
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, wrong, swapped)
    }
  }
  return rows[a.length]![b.length]!
}
