import type { DesignBrief, DesignRequest } from '#contract/designs/design-request.ts'
import { placeOnPaper } from '#domain/boards/paper-scale.ts'
import { DESIGN_FEE_CENTS } from '#domain/designs/design-fee.ts'
import { formatMoney } from '#kit/core/money.ts'
import { requestReference } from '#domain/orders/reference.ts'
import { openWorkingBoard } from '#server/boards/open-working-board.ts'
import { publishBoard } from '#server/boards/publish-board.ts'
import { saveEdits } from '#server/boards/save-edits.ts'
import { answerRequest } from '#server/designs/answer-request.ts'
import { changeStatus } from '#server/designs/change-status.ts'
import { settleComment } from '#server/designs/comments/settle-comment.ts'
import { answerComment, pinComment } from '#server/designs/comments/write-comment.ts'
import { createRequest } from '#server/designs/create-request.ts'
import { designPayable } from '#server/designs/payable.ts'
import { remindOfFees } from '#server/designs/remind-of-fee.ts'
import { requestRevision } from '#server/designs/request-revision.ts'
import { addSuggestedToCart } from '#server/designs/suggestions/add-to-cart.ts'
import { answerSuggestion } from '#server/designs/suggestions/answer-suggestion.ts'
import { saveSuggestions } from '#server/designs/suggestions/save-suggestions.ts'
import { uploadConcept } from '#server/designs/upload-concept.ts'
import { addEvidence } from '#server/payments/add-evidence.ts'
import { verifyPayment } from '#server/payments/verify-payment.ts'
import { conceptFile, darkPhoto, paperFile, planFile, type PlanWords } from './files.ts'
import { boardOf, homeEdits, idOf, letter, type Home } from './homes/home.ts'
import { dayAfter, type When } from './moments.ts'
import type { PersonName } from './people.ts'
import { pieceOf, type PieceWords } from './pieces.ts'
import { fresh, type Scene } from './scene.ts'

/** One design request, and what happened to it. */
export type DesignStory = {
  by: PersonName
  plan: PlanWords
  packageType: string
  brief: Partial<DesignBrief>
  notes: string
  events: readonly (readonly [When, DesignAct])[]
}

/** The request that is told of, as its last act left it; there is none before it was submitted. */
type ReportedDesign = { story: DesignStory; request: DesignRequest | undefined }
export type DesignAct = (scene: Scene, reported: ReportedDesign) => Promise<unknown>

const EMPTY_BRIEF: DesignBrief = { rooms: [], style: '', budget: '', homeType: '', colors: [] }
/** The demo's plans are never DWG, the one kind that is drawn later. */
const neverDrawn = async () => undefined

/** An act on a request that is there; what it answers is how the request stands from then on. */
function act(
  work: (scene: Scene, request: DesignRequest, by: PersonName) => Promise<DesignRequest>,
): DesignAct {
  return async (scene, reported) => {
    if (!reported.request) throw new Error('The request was never submitted')
    reported.request = await work(scene, reported.request, reported.story.by)
  }
}

export const submitted: DesignAct = async ({ shop, cast }, reported) => {
  const { by, plan, packageType, notes, brief } = reported.story
  const form = {
    plan: await planFile(shop, plan),
    attachments: [],
    packageType,
    notes,
    brief: { ...EMPTY_BRIEF, ...brief },
  }
  reported.request = fresh(await createRequest(shop, cast[by], form, undefined, neverDrawn)).request
}

export const feeEvidence = act(async ({ shop, cast }, { _id }, by) => {
  const { firstName, lastName } = cast[by].described
  const facts: [string, string][] = [
    ['From', `${firstName} ${lastName}`],
    ['To', 'Lanai Interiors LLC'],
    ['Amount', formatMoney(DESIGN_FEE_CENTS)],
    ['Reference', requestReference(_id)],
    ['Date', dayAfter(shop.clock(), 0)],
  ]
  const paper = { name: 'design-fee.pdf', head: 'Wire transfer confirmation', facts }
  const sent = { upload: await paperFile(shop, paper), method: 'wire_transfer' } as const
  return fresh(await addEvidence(designPayable, shop, cast[by], _id, sent, undefined)).request
})

export const darkFeeEvidence = act(async ({ shop, cast }, { _id }, by) => {
  const sent = { upload: await darkPhoto(shop), method: 'cheque' } as const
  return fresh(await addEvidence(designPayable, shop, cast[by], _id, sent, undefined)).request
})

export const feePaid = act(({ shop, cast }, { _id }) =>
  verifyPayment(designPayable, shop, cast.mele, _id, { to: 'paid' }),
)

export const feeRejected = (reason: string) =>
  act(({ shop, cast }, { _id }) =>
    verifyPayment(designPayable, shop, cast.mele, _id, { to: 'rejected', reason }),
  )

export const feeRefunded = act(({ shop, cast }, { _id }) =>
  verifyPayment(designPayable, shop, cast.mele, _id, { to: 'refunded' }),
)

/** The calendar reminds of fees that are open. */
export const feeReminded: DesignAct = ({ shop }) => remindOfFees(shop)

/** A picture: a board of the demo, or a room of an example home. */
export const concept = (picture: string, notes: string) =>
  act(async ({ shop, cast }, { _id }) => {
    const sent = { file: await conceptFile(shop, picture), notes }
    return fresh(await uploadConcept(shop, cast.mele, _id, sent, undefined)).request
  })

export const suggested = (...pieces: PieceWords[]) =>
  act(({ shop, cast, products }, { _id }) =>
    saveSuggestions(shop, cast.mele, _id, {
      products: pieces.map((words) => {
        const { productId, quantity, option } = pieceOf(products, words)
        const [variant] = products.get(words.split(' ')[1] ?? '')?.variants ?? []
        return { productId, quantity, variant: { options: { [variant?.name ?? '']: option } } }
      }),
    }),
  )

/** What the client says to the suggested pieces, in their order. */
export const answered = (...answers: ('accepted' | 'declined')[]) =>
  act(async ({ shop, cast }, request, by) => {
    let after = request
    for (const [place, answer] of answers.entries()) {
      const suggestionId = request.suggestedProducts[place]?._id ?? ''
      const note = answer === 'declined' ? 'We would keep ours.' : ''
      after = await answerSuggestion(shop, cast[by], { id: request._id, suggestionId }, { answer, note })
    }
    return after
  })

/** The studio draws a home on its board, or changes it there, and publishes it. */
export const drawn = (home: Home, layout: 'first' | 'last', notes: string) =>
  act(async ({ shop, cast, products }, { _id }) => {
    const { revision } = await openWorkingBoard(shop, cast.mele, _id)
    const edits = homeEdits(home, products, layout)
    const saved = await saveEdits(shop, cast.mele, _id, { revision, attempt: shop.random.uuid(), edits })
    const seen = { revision: saved.board.revision, notes, pictures: [] }
    return fresh(await publishBoard(shop, cast.mele, _id, seen, undefined)).request
  })

/** A comment on the plan, or on the last concept. */
export const pinned = (on: 'plan' | 'concept', [x, y]: [number, number], text: string) =>
  act(async ({ shop, cast }, { _id, designConcepts }, by) => {
    const conceptId = on === 'concept' ? (designConcepts.at(-1)?._id ?? null) : null
    const words = { conceptId, page: 1, x, y, piece: null, text }
    return fresh(await pinComment(shop, cast[by], _id, words, undefined)).request
  })

/** A comment on a piece of the last concept, by its place in the list of the home. */
export const remarked = (home: Home, at: number, text: string) =>
  act(async ({ shop, cast, products }, { _id, designConcepts }, by) => {
    const board = boardOf(home, products)
    const piece = idOf('piec', letter(at))
    const place = placeOnPaper(board, board.pieces[piece]!, false)
    const conceptId = designConcepts.at(-1)?._id ?? null
    return fresh(await pinComment(shop, cast[by], _id, { conceptId, ...place, piece, text }, undefined))
      .request
  })

/** The studio answers the last comment. */
export const replied = (text: string) =>
  act(async ({ shop, cast }, { _id: id, comments }) => {
    const commentId = comments.at(-1)?._id ?? ''
    return fresh(await answerComment(shop, cast.mele, { id, commentId }, { text }, undefined)).request
  })

export const settled = act(({ shop, cast }, { _id: id, comments }) =>
  settleComment(shop, cast.mele, { id, commentId: comments.at(-1)?._id ?? '' }, true),
)

export const revisionRequested = (details: string) =>
  act(
    async ({ shop, cast }, { _id }, by) =>
      fresh(await requestRevision(shop, cast[by], _id, details, undefined)).request,
  )

export const approved = act(({ shop, cast }, { _id }, by) =>
  answerRequest(shop, cast[by], _id, { status: 'completed' }),
)

export const refused = (feedback: string) =>
  act(({ shop, cast }, { _id }, by) => answerRequest(shop, cast[by], _id, { status: 'completed', feedback }))

export const withdrawn = act(({ shop, cast }, { _id }, by) =>
  answerRequest(shop, cast[by], _id, { status: 'cancelled' }),
)

export const turnedDown = (reason: string) =>
  act(({ shop, cast }, { _id }) => changeStatus(shop, cast.mele, _id, { status: 'rejected', reason }))

export const piecesInCart: DesignAct = ({ shop, cast }, { story, request }) =>
  addSuggestedToCart(shop, cast[story.by], request?._id ?? '', 'accepted', undefined)
