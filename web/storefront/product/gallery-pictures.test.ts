import { expect, test } from 'vitest'
import { galleryPictures, placeOfFinish } from './gallery-pictures.ts'

const sofa = { name: 'Sofa', pictures: [], images: [], modelUrl: '', variantModels: {} }
const front = { base: '/pictures/a', width: 800, height: 800, widths: [320, 640, 800], alt: 'Sofa, front' }

test('the pictures of a piece come before anything else, even where it has a 3D page', () => {
  expect(galleryPictures({ ...sofa, pictures: [front], modelUrl: '/models/sofa.html' })).toEqual([front])
})

test('a list of picture addresses is shown', () => {
  expect(galleryPictures({ ...sofa, modelUrl: 'https://maker.example/a.JPG; /b.jpg' })).toEqual([
    { address: 'https://maker.example/a.JPG', alt: 'Sofa' },
    { address: '/b.jpg', alt: 'Sofa, view 2' },
  ])
})

test.each([
  'javascript:alert(1)//a.jpg',
  'http://maker.example/a.jpg',
  '//maker.example/a.jpg',
  '/\\maker.example/a.jpg',
  'data:a.jpg',
])('the address %s is never shown', (modelUrl) => {
  expect(galleryPictures({ ...sofa, modelUrl })).toEqual([])
})

test('a piece with a 3D page alone has no pictures', () => {
  expect(galleryPictures({ ...sofa, modelUrl: '/models/sofa.html' })).toEqual([])
})

test('each finish has its place, and one without a picture of its own has none', () => {
  const elsewhere = { address: '/b.jpg', alt: 'Sofa' }
  const pictures = [front, elsewhere, { ...front, variantKey: 'indigo' }, { ...front, variantKey: 'indigo' }]
  expect(placeOfFinish(pictures, 'indigo')).toBe(2)
  expect(placeOfFinish(pictures, 'sage')).toBeUndefined()
})
