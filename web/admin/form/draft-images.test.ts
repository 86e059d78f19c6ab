import { expect, test } from 'vitest'
import { picturesPicked } from './draft-images.ts'

const picture = (name: string, bytes = 'bytes') => new File([bytes], name)
const many = (count: number) => Array.from({ length: count }, (_, at) => picture(`${at + 1}.png`))

test('every picture that is not taken is named at once, with why', () => {
  const { images, fault } = picturesPicked(
    [picture('sofa.png'), picture('notes.txt'), picture('blank.png', ''), picture('plan.pdf')],
    [],
  )
  expect(images.map(({ file }) => file?.name)).toEqual(['sofa.png'])
  expect(fault).toBe(
    'notes.txt, plan.pdf: Please upload product images as PNG, JPEG, WebP or AVIF. ' +
      'blank.png: This file is empty. Please choose another one.',
  )
})

test('so many are taken as can be saved at once, and as a product may have', () => {
  const atOnce = picturesPicked(many(11), [])
  expect(atOnce.images).toHaveLength(10)
  expect(atOnce.fault).toMatch(/^11\.png: Please upload at most 10 files at once/)
  const saved = Array.from({ length: 10 }, (_one, at) => ({
    id: `${at}`,
    base: `sofa-${at}`,
    thumbnail: '',
    alt: '',
    variantKey: '',
    kind: '' as const,
  }))
  const full = picturesPicked(many(30), saved)
  expect(full.images.map(({ file }) => file?.name)).toEqual(['1.png', '2.png'])
  expect(full.fault).toMatch(/^3\.png, .*14\.png, 16 more: Use at most 12 images$/)
  expect(picturesPicked(many(2), saved).fault).toBeUndefined()
})
