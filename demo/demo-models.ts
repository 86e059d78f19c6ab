import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { arModelOf } from '#domain/products/ar-model.ts'
import type { Files } from '#server/files/store.ts'
import { finishesOf, oneFinish } from './one-finish.ts'

/** What `make-models.ts` makes: of every piece `<slug>.glb` for browsers and `<slug>-ar.glb` for phones. */
export const MODELS = join(import.meta.dirname, 'models')

const FOR_PHONES = '-ar.glb'

/** Copies the 3D models into the store; product name → address on this site, which changes with the bytes. */
export async function storeModels(files: Files): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(MODELS)).filter((file) => !file.endsWith(FOR_PHONES))
  return new Map(await Promise.all(names.map((file) => storeModel(files, basename(file, '.glb')))))
}

/** The model of one piece, and beside it one for phones in every finish: these know no finishes to choose from. */
async function storeModel(files: Files, name: string): Promise<[string, string]> {
  const bytes = await readFile(join(MODELS, `${name}.glb`))
  const forPhones = await readFile(join(MODELS, `${name}${FOR_PHONES}`))
  const hash = createHash('sha256').update(bytes).update(forPhones).digest('hex').slice(0, 8)
  const address = `/models/${name}-${hash}.glb`
  await files.put(keyOf(address), bytes)
  for (const finish of finishesOf(forPhones)) {
    const beside = arModelOf(address, finish)
    if (beside) await files.put(keyOf(beside), oneFinish(forPhones, finish))
  }
  return [name, address]
}

function keyOf(address: string): string {
  return address.slice(1)
}
