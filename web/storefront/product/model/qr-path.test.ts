import { expect, test } from 'vitest'
import { qrPath } from './room-button.tsx'

/** The squares that a path fills, as rows of # and space. */
function rowsOf({ path, size }: ReturnType<typeof qrPath>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y)]
    if (row) row[Number(x)] = '#'
  }
  return rows.map((row) => row.join(''))
}

const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']

test('a code has its three corner marks, and an empty edge around it', () => {
  const code = qrPath(
    'https://lanai.example/product/7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4a?view=3d&finish=linen',
  )
  const rows = rowsOf(code)
  const corner = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) => row.slice(left, left + 7))
  const far = code.size - 4 - 7
  expect([corner(4, 4), corner(4, far), corner(far, 4)]).toEqual([finder, finder, finder])
  expect(corner(far, far)).not.toEqual(finder)
  for (const row of [...rows.slice(0, 4), ...rows.slice(-4)]) expect(row.trim()).toBe('')
})

test('another address is another code', () => {
  expect(qrPath('https://lanai.example/a').path).not.toBe(qrPath('https://lanai.example/b').path)
})
