import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Files } from '#server/files/store.ts'

const MODELS = join(import.meta.dirname, 'models')

/** Copies the 3D models into the store; product name → address on this site, which changes with the bytes. */
export async function storeModels(files: Files): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(MODELS)
  return new Map(await Promise.all(names.map((file) => storeModel(files, file))))
}

async function storeModel(files: Files, file: string): Promise<[string, string]> {
  const name = basename(file, '.glb')
  const bytes = await readFile(join(MODELS, file))
  const key = `models/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`
  await files.put(key, bytes)
  return [name, `/${key}`]
}
