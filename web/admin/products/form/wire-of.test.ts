import { expect, test } from 'vitest'
import { combinationsOf } from './combinations.ts'
import { NewProductForm, ProductForm } from '#contract/product-form.ts'
import { draftSchema } from '../../form/draft-schema.ts'
import { sampleManaged } from '#tests/support/samples/managed.ts'
import { freshId } from '../../form/fresh-id.ts'
import { draftOf, emptyDraft, type ProductDraft } from './product-draft.ts'
import { draftPath, wireOf } from './wire-of.ts'

const file = (name: string) => new File(['x'], name)
const admin = { isAdmin: true, unit: 'cm' } as const

const chair: ProductDraft = {
  ...emptyDraft(),
  productCode: 'A',
  name: 'Chair',
  description: 'A chair.',
  price: '$1,250.5',
  category: 'chair',
  stock: '4',
  images: [{ id: '1', base: '', thumbnail: '', file: file('a.png'), alt: '', variantKey: '', kind: '' }],
}

const option = (name: string, id = freshId()) => ({ id, name, priceDifference: '' })

test('an amount travels as a number, and what is none as it was typed', () => {
  expect(wireOf({ ...chair, salePrice: 'half' }, admin).body).toMatchObject({
    price: 1250.5,
    salePrice: 'half',
  })
})

test('a seller sends no cost price', () => {
  expect(wireOf({ ...chair, costPrice: '5' }, { ...admin, isAdmin: false }).body).not.toHaveProperty(
    'costPrice',
  )
})

test('pictures keep their places, files beside those that are kept', () => {
  const [first, second] = [file('a.png'), file('b.png')]
  const images = [
    { id: '1', base: '', thumbnail: '', file: first, alt: 'One', variantKey: '', kind: '' as const },
    {
      id: '2',
      base: '/pictures/kept',
      thumbnail: '',
      alt: 'Two',
      variantKey: 'gone',
      kind: 'detail' as const,
    },
    { id: '3', base: '', thumbnail: '', file: second, alt: '', variantKey: '', kind: '' as const },
  ]
  const { body } = wireOf({ ...chair, images }, admin)
  expect(body.existingImages).toEqual([
    { image: 'upload:0', alt: 'One', variantKey: '', kind: '' },
    { image: '/pictures/kept', alt: 'Two', variantKey: '', kind: 'detail' },
    { image: 'upload:1', alt: '', variantKey: '', kind: '' },
  ])
  expect(body.images).toEqual([first, second])
})

test('a new option gets its id from its name, and its stock and picture go with it', () => {
  const oak = option('Oak', 'o1')
  const koa = option('Koa wood')
  const variants = [{ name: 'Legs', defaultId: oak.id, options: [oak, koa] }]
  const draft = { ...chair, variants, variantStock: { o1: '3', [koa.id]: '2' } }
  const images = [
    { id: '1', base: '/pictures/koa', thumbnail: '', alt: '', variantKey: koa.id, kind: '' as const },
  ]
  const { body, pathOf } = wireOf({ ...draft, images }, admin)
  expect(body.existingImages).toEqual([{ image: '/pictures/koa', alt: '', variantKey: 'koa_wood', kind: '' }])
  expect(body.variants).toMatchObject([{ options: [{ id: 'o1', default: true }, { id: 'koa_wood' }] }])
  expect(body.variantStock).toEqual({ o1: '3', koa_wood: '2' })
  expect(pathOf(['variantStock', 'koa_wood'])).toEqual(['variantStock', koa.id])
  expect(body.stock).toBeUndefined()
})

test('models travel as files, named where they belong', () => {
  const oak = option('Oak', 'oak')
  const model = file('oak.glb')
  const variants = [{ name: 'Legs', defaultId: 'oak', options: [oak] }]
  const { body } = wireOf(
    { ...chair, variants, modelUrl: ' /3d/x.html ', variantModelFiles: { oak: model } },
    admin,
  )
  expect(body).toMatchObject({ modelUrl: '/3d/x.html', variantModels: { oak: 'upload:0' }, models: [model] })
})

test('combinations are named by their options, in their order', () => {
  const variants = [
    { name: 'Fabric', defaultId: 'a', options: [option('Off-white', 'a'), option('Wool', 'b')] },
    { name: 'Legs', defaultId: 'c', options: [option('Oak', 'c'), option(' ', 'd')] },
  ]
  expect(combinationsOf(variants)).toEqual([
    { key: 'a-c', label: 'Off-white · Oak' },
    { key: 'a-d', label: 'Off-white · New option' },
    { key: 'b-c', label: 'Wool · Oak' },
    { key: 'b-d', label: 'Wool · New option' },
  ])
  expect(combinationsOf([])).toEqual([])
})

test('what the shop would refuse is refused under the field of the draft, before anything is sent', () => {
  const koa = option('Koa')
  const variants = [{ name: '', defaultId: koa.id, options: [koa] }]
  const draft = { ...chair, price: '0', images: [], variants, variantStock: { [koa.id]: '-1' } }
  const schema = draftSchema(NewProductForm, (typed: ProductDraft) => wireOf(typed, admin))
  const issues = schema.safeParse(draft).error?.issues ?? []
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
    price: 'Price must be a positive number',
    [`variantStock.${koa.id}`]: 'Stock must be a non-negative number',
    'variants.0.name': 'Variant name is required',
    images: 'At least one product image is required',
  })
  expect(schema.safeParse(chair).success).toBe(true)
})

test('measures travel as numbers, an empty seat height stays out, and an emptied box is taken away', () => {
  const size = { widthCm: '80', depthCm: '75.5', heightCm: '70', seatHeightCm: '' }
  expect(wireOf({ ...chair, size }, admin).body.details).toMatchObject({
    size: { widthCm: 80, depthCm: 75.5, heightCm: 70 },
    packed: null,
  })
})

test('a measure may be typed in feet and inches, and travels in centimeters', () => {
  const size = { widthCm: `2'8"`, depthCm: '75,5', heightCm: '0.7 m', seatHeightCm: '18 in' }
  expect(wireOf({ ...chair, size }, admin).body.details?.size).toEqual({
    widthCm: 81.28,
    depthCm: 75.5,
    heightCm: 70,
    seatHeightCm: 45.72,
  })
})

test('a measure that is missing or none is refused under its field', () => {
  const size = { widthCm: 'wide', depthCm: '', heightCm: '-1', seatHeightCm: '' }
  const { error } = ProductForm.safeParse(wireOf({ ...chair, size }, admin).body)
  const faults = error?.issues.map(({ path, message }) => [draftPath(path, new Map()).join('.'), message])
  expect(Object.fromEntries(faults ?? [])).toEqual({
    'size.widthCm': 'Width: enter a number',
    'size.depthCm': 'Depth: enter a number',
    'size.heightCm': 'Height: use a number above 0',
  })
})

const inches = { isAdmin: true, unit: 'in' } as const

test('measures and weights without a unit are in those of the shop', () => {
  const size = { widthCm: '32', depthCm: '80 cm', heightCm: '30', seatHeightCm: '' }
  const draft = {
    ...chair,
    size,
    weight: '40',
    packed: { widthCm: '35', depthCm: '35', heightCm: '35', weightLbs: '20 kg' },
  }
  expect(wireOf(draft, inches).body).toMatchObject({
    weight: '40',
    details: { size: { widthCm: 81.28, depthCm: 80, heightCm: 76.2 }, packed: { weightLbs: 44.0925 } },
  })
  expect(wireOf(draft, admin).body).toMatchObject({ weight: '88.1849', details: { size: { widthCm: 32 } } })
  expect(wireOf({ ...chair, weight: 'heavy' }, inches).body.weight).toBe('heavy')
})

test('what was opened and not changed is sent as it is stored, whatever the units it is shown in', () => {
  const stored = {
    size: { widthCm: 228, depthCm: 95.3, heightCm: 89 },
    packed: { widthCm: 236, depthCm: 102, heightCm: 80, weightLbs: 188.25 },
  }
  const product = sampleManaged({ weight: 168.25, details: stored })
  for (const unit of ['in', 'cm'] as const) {
    const { body } = wireOf(draftOf(product, unit), { isAdmin: true, unit, product })
    expect(body).toMatchObject({ weight: '168.25', details: stored })
  }
  expect(draftOf(product, 'in')).toMatchObject({ weight: '168.3', size: { widthCm: '89.8' } })
  expect(draftOf(product, 'cm')).toMatchObject({ weight: '76.3', size: { widthCm: '228' } })
})
