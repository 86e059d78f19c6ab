import { expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { fileFaults } from './file-faults.ts'
import { uploadFault } from './upload-fault.ts'

const png = sampleFiles.png
const FIVE_MB = 5_242_880

/** A PNG of exactly `size` bytes: its end stays its end. */
function pngOf(size: number): File {
  const bytes = new Uint8Array(size)
  bytes.set(png.subarray(0, png.length - 12))
  bytes.set(png.subarray(-12), size - 12)
  return new File([bytes], 'transfer.png')
}

test('a picture may be sent, whatever the browser calls it', async () => {
  expect(await uploadFault(new File([png.slice()], 'transfer.PNG', { type: '' }), 'evidence')).toBeUndefined()
})

test.each([
  ['no file', undefined, 'Please select a file to upload'],
  ['an empty one', new File([], 'transfer.png'), 'This file is empty. Please choose another one.'],
  ['text that calls itself a PDF', new File(['hello'], 'a.pdf'), 'Please upload a valid image or PDF file'],
  [
    'a picture under a wrong name',
    new File([png.slice()], 'a.svg'),
    'Please upload a valid image or PDF file',
  ],
  ['a file over 5 MB', pngOf(FIVE_MB + 1), 'File size must be less than 5MB'],
])('%s is refused', async (_case, file, message) => {
  expect(await uploadFault(file, 'evidence')).toBe(message)
})

test('5,242,880 bytes still pass, as the server has it', async () => {
  expect(await uploadFault(pngOf(FIVE_MB), 'evidence')).toBeUndefined()
})

test('of many files each that is refused is named, those for one reason together', () => {
  const looked = [
    { file: { name: 'a.txt' }, fault: 'Wrong type' },
    { file: { name: 'b.png' }, fault: undefined },
    { file: { name: 'c.txt' }, fault: 'Wrong type' },
    { file: { name: 'd.png' }, fault: 'Too large' },
  ]
  expect(fileFaults(looked)).toBe('a.txt, c.txt: Wrong type. d.png: Too large')
  const sentences = looked.map((one) => ({ ...one, fault: one.fault && `${one.fault}.` }))
  expect(fileFaults(sentences)).toBe('a.txt, c.txt: Wrong type. d.png: Too large.')
  expect(fileFaults(looked.slice(1, 2))).toBeUndefined()
  const many = Array.from({ length: 14 }, (_, at) => ({ file: { name: `${at + 1}` }, fault: 'Too large' }))
  expect(fileFaults(many)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2 more: Too large')
})
