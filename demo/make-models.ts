/**
 * Makes the demo's 3D models from what Blender exported, so that loading the demo only copies files.
 *
 *   node demo/make-models.ts RAW_DIR [slug …]
 *
 * RAW_DIR: what `make.py -- glb --out RAW_DIR` in `catalogue/studio` left. Result, for every piece that lies there or is
 * named: `models/<slug>.glb` for the shop's own viewer and `models/<slug>-ar.glb` for phones, all finishes in each.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dressedModel } from './dressed-model.ts'
import { packedForBrowsers, packedForPhones } from './packed-model.ts'
import { MODELS } from './demo-models.ts'

type Finished = { slug: string; variants: { options: { id: string; default: boolean }[] }[] }

const [folder, ...requested] = process.argv.slice(2)
if (!folder) throw new Error('Say where the raw models lie: node demo/make-models.ts RAW_DIR')
const usual = await usualFinishes()
for (const slug of requested.length > 0 ? requested : await rawModels(folder)) {
  const raw = { folder, slug, usualFinish: usual.get(slug) ?? 'default' }
  const forBrowsers = await packedForBrowsers(await dressedModel(raw, 'tight'))
  const forPhones = await packedForPhones(await dressedModel(raw, 'plain'))
  await writeFile(join(MODELS, `${slug}.glb`), forBrowsers)
  await writeFile(join(MODELS, `${slug}-ar.glb`), forPhones)
  process.stdout.write(`${slug}: ${inKilobytes(forBrowsers)}, for phones ${inKilobytes(forPhones)}\n`)
}

async function rawModels(inFolder: string): Promise<string[]> {
  const files = await readdir(inFolder)
  return files
    .filter((file) => file.endsWith('.glb'))
    .map((file) => basename(file, '.glb'))
    .toSorted()
}

/** The finish that a piece shows until another is chosen, by slug. */
async function usualFinishes(): Promise<ReadonlyMap<string, string>> {
  const file = join(import.meta.dirname, 'catalogue/products.json')
  const products: Finished[] = JSON.parse(await readFile(file, 'utf8'))
  return new Map(
    products.flatMap(({ slug, variants }) => {
      const option = variants[0]?.options.find((candidate) => candidate.default)
      return option ? [[slug, option.id]] : []
    }),
  )
}

function inKilobytes({ length }: Uint8Array): string {
  return `${Math.round(length / 1000)} kB`
}
