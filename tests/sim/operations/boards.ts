import type { Edit } from '#domain/boards/board.ts'
import { standing } from '#tests/support/seed/board.ts'
import { type Act, done, nameOf, type Operation, personOf, refused, STUDIO } from '../act.ts'
import type { Dice } from '../dice.ts'
import { type Model, type ModelDesign, write } from '../model.ts'
import { designFigures, figuresIn, isOver, layConcept, someDesign } from './designs.ts'
import { someOneFor } from './orders.ts'

/** What the studio furnishes on the boards of designs, always with `P4`, and what clients swap on them. */
export const boardOperations: Operation[] = [
  { weight: 4, draw: opening },
  { weight: 8, draw: furnishing },
  { weight: 5, draw: publishing },
  { weight: 6, draw: swapping },
]

const places = ['pieceaaa', 'piecebbb', 'piececcc']
const finishes = ['ash', 'oak']

function opening(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  if (place === undefined) return undefined
  return {
    what: `the studio opens the board of design ${place}`,
    expect(model) {
      const design = model.designs[place]
      if (!design || ['cancelled', 'rejected'].includes(design.status)) return refused('illegal_state')
      design.board ??= { revision: 0, stands: {}, last: '' }
      return done(design.board.revision)
    },
    async ask(stage) {
      const params = { id: stage.ids.designs[place] }
      const reply = await stage.sim.call(personOf(stage, STUDIO), 'POST /api/design-requests/:id/board', {
        params,
      })
      return reply.board.revision
    },
  }
}

/** Puts a piece, or takes one away; now and then from a page that has not seen the last save. */
function furnishing(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  const board = place === undefined ? null : model.designs[place]?.board
  if (place === undefined || !board) return undefined
  const id = dice.one(places)
  const finish = board.stands[id] !== undefined && dice.happens(0.2) ? null : dice.one(finishes)
  const revision = Math.max(0, board.revision - (dice.happens(0.2) ? 1 : 0))
  return {
    what: `the studio puts ${finish ?? 'nothing'} at ${id} of design ${place}, over revision ${revision}`,
    isKeyed: true,
    expect(model) {
      const now = model.designs[place]?.board
      if (!now) return refused('board_not_found')
      if (revision < now.revision && now.last === id) return refused('board_changed')
      if (finish === null) delete now.stands[id]
      else now.stands[id] = finish
      now.revision += 1
      now.last = id
      return done(now.revision)
    },
    async ask(stage, headers) {
      const piece = { ...standing(stage.ids.products['P4'] ?? ''), key: finish ?? '' }
      const edits: Edit[] = [{ of: 'pieces', id, value: finish === null ? null : piece }]
      const body = { revision, attempt: headers['idempotency-key'] ?? '', edits }
      const ask = { params: { id: stage.ids.designs[place] }, body }
      return (await stage.sim.call(personOf(stage, STUDIO), 'PUT /api/boards/:id', ask)).board.revision
    },
  }
}

function publishing(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  const board = place === undefined ? null : model.designs[place]?.board
  if (place === undefined || !board) return undefined
  const revision = Math.max(0, board.revision - (dice.happens(0.1) ? 1 : 0))
  return {
    what: `the studio publishes revision ${revision} of the board of design ${place}`,
    isKeyed: true,
    hasFiles: true,
    expect(model) {
      const design = model.designs[place]
      if (!design?.board) return refused('board_not_found')
      const { stands } = design.board
      if (Object.keys(stands).length === 0) return refused('board_is_empty')
      if (design.board.revision !== revision) return refused('board_changed')
      if (isOver(design)) return refused('illegal_state')
      suggestFrom(design, stands)
      design.version = { number: design.concepts + 1, published: { ...stands }, stands: { ...stands } }
      return layConcept(model, design)
    },
    async ask(stage, headers) {
      const ask = { params: { id: stage.ids.designs[place] }, body: { revision, notes: '' }, headers }
      const key = 'POST /api/design-requests/:id/board/publish'
      return figuresIn(await stage.sim.call(personOf(stage, STUDIO), key, ask))
    },
  }
}

/** What stands on the board, in the order of its pieces, takes the place of what came with an earlier one. */
function suggestFrom(design: ModelDesign, stands: Record<string, string>): void {
  const inTurn = Object.keys(stands)
    .toSorted()
    .map((id) => stands[id]!)
  const next = [...Map.groupBy(inTurn, (finish) => finish)].map(([finish, same]): [string, number] => [
    finish,
    same.length,
  ])
  if (JSON.stringify(next) !== JSON.stringify(design.suggested)) design.events.push('suggestions_saved')
  design.suggested = next
}

function swapping(dice: Dice, model: Model): Act | undefined {
  const place = someDesign(dice, model)
  const design = place === undefined ? undefined : model.designs[place]
  if (place === undefined || !design?.version) return undefined
  const who = someOneFor(dice, model, design.of)
  if (who === STUDIO) return undefined
  const id = dice.one(Object.keys(design.version.published))
  const finish = dice.happens(0.25) ? null : dice.one(finishes)
  return {
    what: `${nameOf(who)} chooses ${finish ?? 'what was there'} for ${id} of design ${place}`,
    expect: (model) => swapped(model, model.designs[place], { who, id, finish }),
    async ask(stage) {
      const swap = finish === null ? null : { product: stage.ids.products['P4'] ?? '', key: finish }
      const [requestId, conceptId] = [stage.ids.designs[place], stage.ids.versions[place]]
      const ask = { params: { id: requestId, conceptId, piece: id }, body: { swap } }
      const key = 'PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece'
      return figuresIn(await stage.sim.call(personOf(stage, who), key, ask))
    },
  }
}

type Swap = { who: string; id: string; finish: string | null }

function swapped(model: Model, design: ModelDesign | undefined, { who, id, finish }: Swap) {
  if (!design?.version || design.of !== who) return refused('design_request_not_found')
  const { number, published, stands } = design.version
  const isOpen = ['review', 'revision'].includes(design.status) && number === design.concepts
  if (!isOpen) return refused('illegal_state')
  const [now = '', next = ''] = [stands[id], finish ?? published[id]]
  if (now === next) return done(designFigures(design))
  if (finish !== null && (model.stock[`P4/${next}`] ?? 0) < 1) return refused('out_of_stock')
  stands[id] = next
  design.suggested = exchanged(design.suggested, now, next)
  design.events.push('piece_swapped')
  // One letter tells of what is chosen within ten minutes.
  if (design.swapDay !== model.day) write(model, 'studio-piece-swapped')
  design.swapDay = model.day
  return done(designFigures(design))
}

function exchanged(before: ModelDesign['suggested'], from: string, to: string): ModelDesign['suggested'] {
  const isListed = before.some(([finish]) => finish === to)
  const lines = before.flatMap(([finish, count]): ModelDesign['suggested'] => {
    if (finish === to) return [[finish, count + 1]]
    if (finish !== from) return [[finish, count]]
    const rest: ModelDesign['suggested'] = count > 1 ? [[finish, count - 1]] : []
    return isListed ? rest : [...rest, [to, 1]]
  })
  return isListed || before.some(([finish]) => finish === from) ? lines : [...lines, [to, 1]]
}
