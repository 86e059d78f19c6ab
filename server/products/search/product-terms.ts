import { impliedByKinds, kindsByRoom } from '#domain/search/kinds.ts'
import { seatsOf } from '#domain/search/traits.ts'
import type { Fields } from '#kit/node/search/find.ts'
import type { Lexicon } from '#kit/node/search/lexicon.ts'
import { FIELD_BITS } from '#kit/node/search/term-postings.ts'
import { tellingStems, wordsOf } from '#kit/node/search/words.ts'
import type { Finishes } from './finishes.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** What a term of a product comes from; a bit of its postings. */
const FIELD = { name: 64, code: 32, kind: 16, trait: 8, finish: 4, detail: 2, description: 1 } as const
type Field = keyof typeof FIELD

const WEIGHTS: Record<Field, number> = {
  name: 8,
  code: 8,
  kind: 6,
  trait: 5,
  finish: 5,
  detail: 3,
  description: 1,
}
/** Of twice the weight a term is worth less than twice as much. */
const SATURATION = 3

export const productFields: Fields = {
  worth: Uint8Array.from({ length: 1 << FIELD_BITS }, (_, fields) => {
    const weight = (Object.keys(FIELD) as Field[]).reduce(
      (sum, field) => sum + (fields & FIELD[field] ? WEIGHTS[field] : 0),
      0,
    )
    return Math.round((100 * weight) / (weight + SATURATION))
  }),
  telling: FIELD.name | FIELD.code,
}

/** What a product is found by: term → its fields; and where it stands and what it belongs to, by what people read. */
export type Reading = {
  terms: Map<string, number>
  rooms: string[]
  styles: string[]
  finishes: Finishes
}

/** The rooms and styles among the terms of a product; a description alone names those of others, too. */
export function placesIn(
  terms: ReadonlyMap<string, number>,
  lexicon: Lexicon,
): Pick<Reading, 'rooms' | 'styles'> {
  const labels = (dimension: string) =>
    [...terms].flatMap(([id, fields]) =>
      id.startsWith(dimension) && fields !== FIELD.description ? lexicon.labelOf(id) : [],
    )
  return { rooms: labels('room:'), styles: labels('style:') }
}

/** How wide sofas are that seat so many: what is left between the arms, a seat each. */
const [ARMS_CM, SEAT_CM, MOST_ABREAST] = [30, 60, 4]

/** Term → the fields it comes from, of all that a product is found by. */
export function termsOfProduct(
  product: IndexedProduct,
  lexicon: Lexicon,
  conceptsOfCategory: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (ids: Iterable<string>, field: Field) => {
    for (const id of ids) terms.set(id, (terms.get(id) ?? 0) | FIELD[field])
  }
  const addConcepts = (ids: readonly string[], field: Field) => {
    add(ids, field)
    for (const id of ids) add(lexicon.broaderThan(id), id.startsWith('color:') ? field : 'detail')
  }
  const addNamed = (text: string, field: Field, isMeant = (_id: string) => true) => {
    addConcepts(lexicon.namedIn(text).filter(isMeant), field)
    add(tellingStems(text), field)
  }
  const ofCategory = (id: string) => conceptsOfCategory.get(id) ?? []
  const named = lexicon.namedIn(product.name)
  const last = named.findLast((id) => id.startsWith('kind:'))
  // A kind of the last one says more: a tufted bench ottoman.
  const head = last && (named.find((id) => lexicon.broaderThan(id).includes(last)) ?? last)
  const kinds = [
    ...(head ? [head] : []),
    ...ofCategory(product.category).filter((id) => id.startsWith('kind:')),
  ]
  const stated = [product.category, ...product.categories].flatMap(ofCategory)
  const implied = impliedByKinds.flatMap(({ kind, id }) => (kinds.includes(kind) ? id : []))
  const rooms = [...stated, ...implied].filter(isRoom)
  addConcepts(kinds, 'kind')
  if (head) add([head], 'name')
  addConcepts(nearerKinds(kinds, rooms), 'kind')
  addConcepts([...rooms, ...implied, ...stated.filter((id) => id.startsWith('home:'))], 'detail')
  addConcepts(
    named.filter((id) => !id.startsWith('kind:') && !isRoom(id)),
    'trait',
  )
  add(tellingStems(product.name), 'name')
  const code = wordsOf(product.code)
  add([...code, code.join('')], 'code')
  for (const trait of [...product.colors, ...product.materials]) addNamed(trait, 'trait')
  for (const { name } of product.variants.flatMap(({ options }) => options)) addNamed(name, 'finish')
  if (stated.includes('kind:sofa') || stated.includes('kind:settee')) add(seatsIn(product.widthCm), 'detail')
  for (const feature of product.features) addNamed(feature, 'detail', isOfText)
  addNamed(product.style, 'detail')
  addNamed(product.description, 'description', isOfText)
  return terms
}

const isRoom = (id: string) => id.startsWith('room:')
/** What texts tell of a piece: they also name other pieces, rooms and what goes with it. */
const isOfText = (id: string) => /^(size|feature|style):/.test(id)

function nearerKinds(kinds: readonly string[], rooms: readonly string[]): string[] {
  return kindsByRoom.flatMap(({ kind, room, nearer }) =>
    kinds.includes(kind) && rooms.includes(room) ? nearer : [],
  )
}

function seatsIn(widthCm: number | null): string[] {
  const many = Math.min(Math.round(((widthCm ?? 0) - ARMS_CM) / SEAT_CM), MOST_ABREAST)
  return many > 1 ? [seatsOf(many)] : []
}
