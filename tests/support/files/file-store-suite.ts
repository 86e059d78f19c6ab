import { randomBytes } from 'node:crypto'
import { access, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Files } from '#kit/node/files/store.ts'
import { asRefusal } from '#kit/node/http/problems.ts'

/** A store for one file of tests, which can be taken away and brought back. */
type TestStore = {
  files: Files
  leave(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

const MB = 1024 * 1024

/** What every store of files promises. */
export function fileStoreSuite(openStore: () => Promise<TestStore>): void {
  let store: TestStore
  let files: Files
  beforeAll(async () => {
    store = await openStore()
    files = store.files
  })
  afterAll(() => store.stop())
  beforeEach(async () => {
    for await (const { key } of files.list()) await files.remove(key)
  })

  async function textOf(key: string): Promise<string | undefined> {
    const found = await files.read(key)
    return found && (await buffer(found.stream)).toString()
  }
  /** A file that is there. */
  async function read(key: string) {
    const found = await files.read(key)
    if (!found) throw new Error(`No file ${key}`)
    return found
  }
  const keysIn = async (folder?: string) =>
    (await Array.fromAsync(files.list(folder))).map(({ key }) => key).toSorted()

  async function arrived(bytes: Uint8Array): Promise<string> {
    const path = files.temporaryPath()
    await writeFile(path, bytes)
    return path
  }

  test('what is put is read again, byte by byte, with its size', async () => {
    const bytes = randomBytes(100_000)
    await files.put('pictures/chair-640.webp', bytes)
    const found = await read('pictures/chair-640.webp')
    expect(found.size).toBe(100_000)
    expect((await buffer(found.stream)).equals(bytes)).toBe(true)
  })

  test('a file of no bytes is a file', async () => {
    await files.put('evidence/empty', new Uint8Array())
    expect((await read('evidence/empty')).size).toBe(0)
    expect(await textOf('evidence/empty')).toBe('')
  })

  test('a temporary file is adopted, and is one no more', async () => {
    const path = await arrived(Buffer.from('a plan'))
    await files.adopt('plans/one', path)
    expect(await textOf('plans/one')).toBe('a plan')
    await expect(access(path)).rejects.toThrow('ENOENT')
  })

  test('a second file under one key takes the place of the first', async () => {
    await files.put('plans/one', Buffer.from('a long first plan'))
    await files.put('plans/one', Buffer.from('second'))
    expect(await textOf('plans/one')).toBe('second')
    await files.adopt('plans/one', await arrived(Buffer.from('the third')))
    expect(await textOf('plans/one')).toBe('the third')
    expect(await keysIn('plans')).toEqual(['plans/one'])
  })

  test('what is removed is gone, and may be removed again', async () => {
    await files.put('plans/one', Buffer.from('a plan'))
    await files.remove('plans/one')
    await files.remove('plans/one')
    expect(await files.read('plans/one')).toBeUndefined()
  })

  test('where there is nothing, nothing is found: neither file nor folder', async () => {
    await files.put('plans/one', Buffer.from('a plan'))
    expect(await files.read('plans')).toBeUndefined()
    expect(await files.read('plans/two')).toBeUndefined()
    expect(await keysIn('concepts')).toEqual([])
    expect(await keysIn('plan')).toEqual([])
  })

  test('a folder lists its own files, the store all, and neither what is still arriving', async () => {
    await arrived(Buffer.from('half of'))
    for (const key of ['plans/one', 'plans/two', 'pictures/sofa.webp']) await files.put(key, Buffer.from(key))
    const listed = await Array.fromAsync(files.list('plans'))
    expect(listed.map(({ key, size }) => [key, size]).toSorted()).toEqual([
      ['plans/one', 9],
      ['plans/two', 9],
    ])
    const ages = listed.map(({ changedAt }) => Math.abs(Date.now() - changedAt.getTime()))
    expect(Math.max(...ages)).toBeLessThan(60_000)
    expect(await keysIn()).toEqual(['pictures/sofa.webp', 'plans/one', 'plans/two'])
  })

  test('what was left while it arrived is cleared once it is old', async () => {
    const path = await arrived(Buffer.from('half of'))
    expect(await files.clearTemporary(new Date(Date.now() - 60_000))).toBe(0)
    await access(path)
    expect(await files.clearTemporary(new Date(Date.now() + 60_000))).toBeGreaterThan(0)
    await expect(access(path)).rejects.toThrow('ENOENT')
  })

  test.each([
    '',
    '.',
    '..',
    '../plans',
    '/etc/passwd',
    'plans/../../x',
    'plans\\one',
    'plans one',
    'plans%2Fone',
    'plāns',
  ])('the key %j is refused by every act', async (key) => {
    const acts = [
      () => files.put(key, Buffer.from('x')),
      async () => files.adopt(key, await arrived(Buffer.from('x'))),
      () => files.read(key),
      () => files.remove(key),
      () => Array.fromAsync(files.list(key)),
    ]
    for (const act of acts) await expect(act()).rejects.toThrow('A file key holds only')
    expect(await keysIn()).toEqual([])
  })

  test('twenty who put under one key at once leave one whole file', async () => {
    const contents = Array.from({ length: 20 }, (_, at) => Buffer.alloc(200_000 + at, at))
    await Promise.all(contents.map((bytes) => files.put('plans/one', bytes)))
    const found = await read('plans/one')
    const bytes = await buffer(found.stream)
    expect(found.size).toBe(bytes.length)
    expect(contents.some((content) => content.equals(bytes))).toBe(true)
  })

  test('whoever reads while a file is replaced reads the old or the new one, never half of one', async () => {
    const [short, long] = [Buffer.alloc(2 * MB, 1), Buffer.alloc(3 * MB, 2)]
    await files.put('models/sofa.glb', short)
    async function replace() {
      for (const bytes of [long, short, long, short, long]) await files.put('models/sofa.glb', bytes)
    }
    async function readOften() {
      for (let time = 0; time < 15; time++) {
        const bytes = await buffer((await read('models/sofa.glb')).stream)
        expect(bytes.equals(short) || bytes.equals(long)).toBe(true)
      }
    }
    await Promise.all([replace(), readOften()])
  })

  test('a reader who leaves midway, or never begins, leaves the store as it was', async () => {
    await files.put('models/sofa.glb', Buffer.alloc(4 * MB, 7))
    for (let time = 0; time < 20; time++) {
      const found = await read('models/sofa.glb')
      if (time % 2 === 0) for await (const _chunk of found.stream) break
      found.stream.destroy()
    }
    const found = await read('models/sofa.glb')
    expect((await buffer(found.stream)).length).toBe(4 * MB)
  })

  test('the largest file that an upload may be goes in and comes out as it was', async () => {
    const bytes = randomBytes(10 * MB)
    await files.adopt('models/largest.glb', await arrived(bytes))
    const found = await read('models/largest.glb')
    expect((await buffer(found.stream)).equals(bytes)).toBe(true)
  })

  test('a store that is away is a fault that callers know, and is there again when it comes back', async () => {
    await files.put('plans/one', Buffer.from('a plan'))
    const path = await arrived(Buffer.from('another'))
    await store.leave()
    const acts = [
      () => files.put('plans/two', Buffer.from('x')),
      () => files.adopt('plans/two', path),
      () => files.check(),
    ]
    const outcomes = await Promise.allSettled(acts.map((act) => act()))
    await store.comeBack()
    for (const outcome of outcomes) {
      expect(outcome.status).toBe('rejected')
      const fault = outcome.status === 'rejected' && asRefusal(outcome.reason)
      expect(fault).toMatchObject({ code: 'storage_unavailable' })
    }
    expect([await textOf('plans/one'), await textOf('plans/two')]).toEqual(['a plan', undefined])
  }, 60_000)
}
