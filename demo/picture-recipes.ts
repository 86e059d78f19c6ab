/**
 * What the pictures of a piece are made from, as a hash: its entry in `furniture.json`, its builder with all that this
 * imports, the materials, the light and the development. Of a room it is what its pieces are made from. Comments and
 * blank lines do not count.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Entry = { id: string; builder: string }
type House = { rooms: { id: string; items: { id: string }[] }[] }

export const STUDIO = join(import.meta.dirname, 'catalogue/studio')
const RECIPES = join(import.meta.dirname, 'pictures/recipes.json')
/** Every picture passes through these; `pieces.py` knows all builders, so its own imports are not followed. */
const OF_ALL = ['studio.py', 'exposure.py', 'geo/__init__.py']
const PIECES = 'pieces.py'
/** A room has a light of its own. */
const OF_ROOMS = ['geo/__init__.py', 'materials/__init__.py']

/** Piece, room or guest (`cove-sofa-room`) → hash of what its pictures would be made from now. */
export async function recipesNow(studio = STUDIO): Promise<Map<string, string>> {
  return new Map([...(await pieceRecipes(studio)), ...(await roomRecipes(studio))])
}

/** The pieces that stand in no room: each is pictured in the place of another (`guests.py`). */
export async function readGuests(studio = STUDIO): Promise<string[]> {
  return Object.keys(JSON.parse(await readFile(join(studio, 'guests.json'), 'utf8')))
}

async function roomRecipes(studio: string): Promise<[string, string][]> {
  const looks = await pieceRecipes(studio, OF_ROOMS)
  const files = (await readdir(join(studio, 'scenes'))).toSorted()
  const houses: House[] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(studio, 'scenes', file), 'utf8'))),
  )
  const rooms = houses.flatMap((house) => house.rooms)
  const shown = rooms.map(({ id, items }): [string, string[]] => [id, items.map((item) => item.id)])
  const guests = (await readGuests(studio)).map((id): [string, string[]] => [`${id}-room`, [id]])
  return [...shown, ...guests].map(([id, pieces]) => [
    id,
    createHash('sha256')
      .update(pieces.map((piece) => looks.get(piece)).join())
      .digest('hex')
      .slice(0, 16),
  ])
}

export async function pieceRecipes(studio = STUDIO, ofAll = OF_ALL): Promise<Map<string, string>> {
  const entries: Entry[] = JSON.parse(await readFile(join(studio, 'furniture.json'), 'utf8'))
  const builders = await builderFiles(studio)
  const codes = new Map<string, string>()
  for (const builder of new Set(builders.values()))
    codes.set(builder, await codeBehind([builder, ...ofAll], studio))
  return new Map(
    entries.map((entry) => {
      const code = codes.get(builders.get(entry.builder) ?? '')
      if (!code) throw new Error(`No builder ${entry.builder} for ${entry.id}`)
      const hash = createHash('sha256').update(JSON.stringify(entry)).update(code)
      return [entry.id, hash.digest('hex').slice(0, 16)]
    }),
  )
}

/** As `recipesNow`, of what the pictures were made from. */
export async function recipesOfPictures(): Promise<Map<string, string>> {
  return new Map(Object.entries(JSON.parse(await readFile(RECIPES, 'utf8'))))
}

export async function writeRecipes(recipes: ReadonlyMap<string, string>): Promise<void> {
  await writeFile(RECIPES, `${JSON.stringify(Object.fromEntries(recipes), null, 1)}\n`)
}

/** Builder → the module that has it. */
async function builderFiles(studio: string): Promise<Map<string, string>> {
  const files = (await readdir(join(studio, 'builders'))).map((file) => `builders/${file}`)
  const found = await Promise.all(
    files.map(async (file) => {
      const code = await codeOf(join(studio, file))
      return [...code.matchAll(/^@piece\ndef (\w+)/gm)].map(([, name = '']): [string, string] => [name, file])
    }),
  )
  return new Map(found.flat())
}

async function codeBehind(roots: readonly string[], studio: string): Promise<string> {
  const files = [...(await importedFrom(roots, studio)), PIECES].toSorted()
  return (await Promise.all(files.map((file) => codeOf(join(studio, file))))).join('\0')
}

async function importedFrom(roots: readonly string[], studio: string): Promise<Set<string>> {
  const files = new Set(roots)
  for (const file of files) {
    const code = await codeOf(join(studio, file))
    for (const [, from, names = ''] of code.matchAll(/^ *(?:from ([\w.]+) )?import ([\w., ]+)/gm)) {
      const modules = names.split(/ as \w+|[, ]+/).filter(Boolean)
      const paths = from ? [from, ...modules.map((name) => `${from}.${name}`)] : modules
      for (const path of paths.flatMap(filesOfModule)) if (existsSync(join(studio, path))) files.add(path)
    }
  }
  return files
}

function filesOfModule(module: string): string[] {
  const path = module.replaceAll('.', '/')
  return [`${path}.py`, `${path}/__init__.py`]
}

/** The code of a file without comments and blank lines. */
export async function codeOf(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .map((line) => line.replace(/\s+#\s.*$|^\s*#.*$/, ''))
  return lines.filter((line) => line.trim() !== '').join('\n')
}
