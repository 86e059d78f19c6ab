import { beforeEach, expect, test } from 'vitest'
import { SerializedReply } from '#kit/node/http/envelope.ts'
import { KeptReplies } from './kept-replies.ts'

const catalogue = { version: 1 }
let replies: KeptReplies
let made: number

beforeEach(() => {
  replies = new KeptReplies(catalogue)
  made = 0
})

const ask = async (question: unknown, meanwhile = () => {}) => {
  const { text } = await replies.get(question, async () => {
    meanwhile()
    return new SerializedReply(`${++made}`)
  })
  return text
}

test('what is asked again is answered as before, until the catalogue changes', async () => {
  expect(await ask(['quote', { page: 1 }])).toBe('1')
  expect(await ask(['quote', { page: 1 }])).toBe('1')
  expect(await ask(['purchase', { page: 1 }])).toBe('2')
  catalogue.version++
  expect(await ask(['quote', { page: 1 }])).toBe('3')
})

test('a reply is not kept when something changed while it was made', async () => {
  expect(await ask('list', () => void catalogue.version++)).toBe('1')
  expect(await ask('list')).toBe('2')
})

test('a question that was refused is asked again', async () => {
  const refuse = () => replies.get('none', () => Promise.reject(new Error('There is none')))
  await expect(refuse()).rejects.toThrow('There is none')
  expect(await ask('none')).toBe('1')
})

test('of very many the oldest is forgotten', async () => {
  for (let page = 1; page <= 201; page++) await ask({ page })
  expect(await ask({ page: 2 })).toBe('2')
  expect(await ask({ page: 1 })).toBe('202')
})
