import { expect, test } from 'vitest'
import { NewPackageForm } from '#contract/package-form.ts'
import { sampleManagedPackage } from '#tests/support/samples/managed-package.ts'
import { draftOf, emptyDraft } from './package-draft.ts'
import { draftPath, wireOf } from './wire-of.ts'

test('what was opened is sent as it was', () => {
  const found = sampleManagedPackage()
  expect(wireOf(draftOf(found))).toMatchObject({
    name: found.name,
    price: 35_888,
    bedrooms: '1',
    included: found.included,
    specifications: found.specifications,
    isArchived: false,
    existingImages: [{ image: '/pictures/c0de', alt: 'A bedroom in white oak' }],
    rooms: [
      {
        name: 'Living room',
        items: [
          { product: expect.any(String), variants: { wood: 'oak' }, quantity: 1 },
          { name: 'Floor lamp', quantity: 2 },
        ],
      },
    ],
  })
})

test('an empty form is refused in the words of the house, each under its field', () => {
  const { error } = NewPackageForm.safeParse(wireOf(emptyDraft()))
  const faults = error?.issues.map(({ path, message }) => [draftPath(path).join('.'), message])
  expect(Object.fromEntries(faults ?? [])).toEqual({
    name: 'Package name is required',
    bedrooms: 'Number of bedrooms is required',
    summary: 'Summary is required',
    description: 'Description is required',
    price: 'Price is required',
    'rooms.0.name': 'Room name is required',
    'rooms.0.items': 'Add at least one piece',
    images: 'At least one package image is required',
  })
})

test('a refused line is found by the field that holds its words', () => {
  expect(draftPath(['included', '2'])).toEqual(['included', '2', 'text'])
  expect(draftPath(['included'])).toEqual(['included'])
  expect(draftPath(['existingImages', '0'])).toEqual(['images'])
})
