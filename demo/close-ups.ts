/**
 * What the close-ups of pieces (`-material`, `-detail`, `-scale`) were made from and what they show: `pictures/close-ups.json`,
 * which has the pieces that have them.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bothUnits } from '#domain/fit/lengths.ts'
import { codeOf, pieceRecipes, STUDIO } from './picture-recipes.ts'

/** `material` is a key of the studio (`fabric:linen`). */
export type CloseUp = { recipe: string; material: string; detail: keyof typeof detailWords }
export type Shown = Pick<CloseUp, 'material' | 'detail'>

const NOTE = join(import.meta.dirname, 'pictures/close-ups.json')
const CODE = ['close_ups.py', 'views.py', 'scale_set.py']
/** As the studio builds it (`scale_set.py`). */
const DOOR = '80 in (203 cm)'

const detailWords = {
  leg: 'a leg and what it carries',
  pull: 'a pull',
  corner: 'a corner',
  edge: 'the edge of its top',
  seam: 'a seam',
}

const materialWords: Record<string, string> = {
  'wood:oak': 'White oak',
  'wood:ebonised': 'Ebonized oak',
  fabric: 'Linen',
  boucle: 'Bouclé',
  cord: 'Paper cord',
  'stone:travertine': 'Travertine',
  paint: 'Painted wood',
}

/** A material of the studio in the words of the catalogue. */
export function materialWord(key: string): string {
  const [family = '', of = ''] = key.split(':')
  const plain = family === 'wood' ? of : family
  return materialWords[key] ?? materialWords[family] ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}

/** Piece → hash of what its close-ups would be made from now: the piece itself, and how they are taken. */
export async function closeUpRecipesNow(studio = STUDIO): Promise<Map<string, string>> {
  const code = await Promise.all(CODE.map((file) => codeOf(join(studio, file))))
  const said: Record<string, unknown> = JSON.parse(await readFile(join(studio, 'close-ups.json'), 'utf8'))
  const recipes = [...(await pieceRecipes(studio))].map(([id, recipe]): [string, string] => {
    const made = [recipe, ...code, JSON.stringify(said[id] ?? {})].join('\0')
    return [id, createHash('sha256').update(made).digest('hex').slice(0, 16)]
  })
  return new Map(recipes)
}

/** The close-ups that there are, by piece. */
export async function readCloseUps(): Promise<Map<string, CloseUp>> {
  return new Map(Object.entries(JSON.parse(await readFile(NOTE, 'utf8'))))
}

export async function writeCloseUps(closeUps: ReadonlyMap<string, CloseUp>): Promise<void> {
  const lines = [...closeUps].map(([id, shown]) => ` ${JSON.stringify(id)}: ${JSON.stringify(shown)}`)
  await writeFile(NOTE, `{\n${lines.toSorted().join(',\n')}\n}\n`)
}

/** Alternative texts of the close-ups of a piece; `named` says its name and finish. */
export function closeUpWords(
  named: string,
  { material, detail }: Shown,
  size: { widthCm: number; heightCm: number } | undefined,
) {
  const measures = size
    ? `: ${bothUnits(size.widthCm, 'in')} wide, ${bothUnits(size.heightCm, 'in')} tall`
    : ''
  return {
    material: `${named}: ${materialWord(material).toLowerCase()}, close up`,
    detail: `${named}: ${detailWords[detail]}, close up`,
    scale: `${named}, beside a door ${DOOR} tall, a book and a cup${measures}`,
  }
}
