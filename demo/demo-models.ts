import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { arModelOf } from '#domain/products/ar-model.ts'
import type { Files } from '#kit/node/files/store.ts'
import { finishesOf, oneFinish } from './one-finish.ts'

/** What `make-models.ts` makes: of every piece `<slug>.glb` for browsers and `<slug>-ar.glb` for phones. */
export const MODELS = join(import.meta.dirname, 'models')

const FOR_PHONES = '-ar.glb'

/** Where the model of each piece is to be: product name → address on this site, which changes with the bytes. */
export async function modelAddresses(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(MODELS)).filter((file) => !file.endsWith(FOR_PHONES))
  return new Map(await Promise.all(files.map((file) => addressOf(basename(file, '.glb')))))
}

async function addressOf(name: string): Promise<[string, string]> {
  const { forBrowsers, forPhones } = await readModel(name)
  const hash = createHash('sha256').update(forBrowsers).update(forPhones).digest('hex').slice(0, 8)
  return [name, `/models/${name}-${hash}.glb`]
}

async function readModel(name: string) {
  return {
    forBrowsers: await readFile(join(MODELS, `${name}.glb`)),
    forPhones: await readFile(join(MODELS, `${name}${FOR_PHONES}`)),
  }
}

/** Copies the 3D models into the store, to `addresses`. */
export async function storeModels(files: Files, addresses: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, address] of addresses) await storeModel(files, name, address)
}

/** The model of one piece, and beside it one for phones in every finish: these know no finishes to choose from. */
async function storeModel(files: Files, name: string, address: string): Promise<void> {
  const { forBrowsers, forPhones } = await readModel(name)
  await files.put(keyOf(address), forBrowsers)
  for (const finish of finishesOf(forPhones)) {
    const beside = arModelOf(address, finish)
    if (beside) await files.put(keyOf(beside), oneFinish(forPhones, finish))
  }
}

function keyOf(address: string): string {
  return address.slice(1)
}
