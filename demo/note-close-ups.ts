/**
 * Takes over the close-ups that were just made of these pieces, and notes what they show; `render.sh close-ups` calls it.
 *
 *   node demo/note-close-ups.ts FOLDER shoreline-sofa …
 */
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeUpRecipesNow, readCloseUps, writeCloseUps, type Shown } from './close-ups.ts'
import { masterPath } from './ready-pictures.ts'

const [folder = '', ...pieces] = process.argv.slice(2)
const [now, closeUps] = [await closeUpRecipesNow(), await readCloseUps()]
for (const id of pieces) {
  const { material, detail }: Shown = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))
  closeUps.set(id, { recipe: now.get(id) ?? '', material, detail })
  for (const kind of ['material', 'detail', 'scale'])
    await copyFile(join(folder, `${id}-${kind}.webp`), masterPath(`${id}-${kind}`))
}
await writeCloseUps(closeUps)
