import { expect, test } from 'vitest'
import { isModelAddress } from './model-address.ts'

const places = { hosts: ['show.example.com', ' Models.Example.org:8443 '], origin: 'https://lanai.example' }

test.each([
  '/models/chair.glb',
  '/3d/chair.html?finish=oak',
  'https://lanai.example/3d/chair.html',
  'https://show.example.com/chair.html',
  'https://SHOW.example.com/chair.html#oak',
  'https://models.example.org:8443/chair.glb',
])('%s may hold a model', (address) => {
  expect(isModelAddress(address, places)).toBe(true)
})

test.each([
  'http://show.example.com/chair.html',
  'https://show.example.com.evil.example/chair.html',
  'https://show.example.com:444/chair.html',
  'https://user@show.example.com/chair.html',
  'https://evil.example/chair.html',
  '//evil.example/chair.html',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'https://169.254.169.254/',
  '/a b',
  '/admin/orders',
  '/api/files/chair.html',
  '/chair.html;https://evil.example/chair.html',
])('%s may not', (address) => {
  expect(isModelAddress(address, places)).toBe(false)
})
