import type { Comment } from '#contract/designs/comments.ts'
import type { SuggestedProduct } from '#contract/designs/suggestions.ts'
import { briefFacts } from '#domain/designs/brief-facts.ts'
import { designStatusLabel } from '#domain/designs/design-status.ts'
import { requestReference } from '#domain/orders/reference.ts'
import type {
  BookletComment,
  BookletPiece,
  BookletPlate,
  PrintedBooklet,
} from '#server/documents/printed-booklet.ts'
import { longDate } from '#kit/core/long-date.ts'
import type { World } from '#server/world.ts'
import { presentComments } from '../comments/present-comments.ts'
import { listConcepts, type StoredRequest, type Viewer } from '../queries.ts'
import { presentSuggestions } from '../suggestions/present-suggestions.ts'
import type { BookletFiles } from './booklet-files.ts'

/** All that is printed of a request, with the prices that `viewer` may see. */
export async function gatherBooklet(
  shop: World,
  viewer: Viewer,
  request: StoredRequest,
  timeZone: string,
  files: BookletFiles,
): Promise<PrintedBooklet> {
  const { db } = shop
  const dated = (moment: Date) => longDate(moment, timeZone)
  const { comments, commentCount } = await presentComments(db, viewer, request._id)
  const commentsOn = (conceptId: string | null) =>
    comments
      .filter((comment) => comment.conceptId === conceptId)
      .map((comment) => bookletComment(comment, dated))
  const plates: BookletPlate[] = [
    {
      title: 'Floor plan',
      about: planWords(request),
      file: await files.plan(request),
      notes: '',
      comments: commentsOn(null),
    },
  ]
  for (const { _id, version, createdAt, file, notes, hasBoard } of await listConcepts(db, request._id)) {
    const shown = await files.concept(file)
    plates.push({
      title: `Concept ${version}`,
      about: dated(createdAt),
      file: shown.kind === 'pdf' ? { ...shown, isFurnished: hasBoard } : shown,
      notes,
      comments: commentsOn(_id),
    })
  }
  const suggestions = await presentSuggestions(shop, db, viewer, request._id)
  const pieces: BookletPiece[] = []
  for (const suggestion of suggestions) pieces.push(bookletPiece(suggestion, await files.thumb(suggestion)))
  return {
    number: request.number,
    client: request.user,
    facts: factsOf(request, dated, dated(shop.clock())),
    brief: [['Package', request.packageType], ...briefFacts(request.brief)],
    notes: request.notes,
    plates,
    earlierComments: commentCount - comments.length,
    pieces,
  }
}

function factsOf(
  request: StoredRequest,
  dated: (moment: Date) => string,
  today: string,
): PrintedBooklet['facts'] {
  return [
    ['Number', request.number],
    ['Reference', requestReference(request._id)],
    ['Requested', dated(request.createdAt)],
    ['Status', designStatusLabel(request.status)],
    ['Printed', today],
  ]
}

/** The file's name, and the length that the plan is measured by. */
function planWords({ plan, planVersion, planScale }: StoredRequest): string {
  const scale = planScale && `measured by a line of ${planScale.metres} m`
  return [plan.name, planVersion, scale].filter(Boolean).join('  ·  ')
}

function bookletComment(comment: Comment, dated: (moment: Date) => string): BookletComment {
  const said = ({ author, text, createdAt }: Comment['replies'][number]) => ({
    author: author.isStudio ? `${author.name}, studio` : author.name,
    date: dated(createdAt),
    text: inFewLines(text),
  })
  const { number, page, x, y, resolvedAt, replies, replyCount } = comment
  const place = { number, page, x, y, isSettled: resolvedAt !== null }
  return {
    ...said(comment),
    ...place,
    replies: replies.map(said),
    earlierReplies: replyCount - replies.length,
  }
}

/** Lines of one comment: a press takes its time for each, however short it is. */
const MAX_LINES = 40

/** All that a comment says; lines beyond so many run on. */
function inFewLines(text: string): string {
  const lines = text.split('\n')
  return [...lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1).join(' ')].join('\n').trimEnd()
}

function bookletPiece(suggestion: SuggestedProduct, picture: Uint8Array | null): BookletPiece {
  const { name, variant, dimensions, quantity, price } = suggestion
  const isDeclined = suggestion.answer === 'declined'
  const finish = Object.values(variant.options)
    .map((option) => option.name)
    .join(', ')
  return { name, finish, dimensions, remark: remarkOf(suggestion), quantity, price, isDeclined, picture }
}

const answerWords = { accepted: 'Accepted', declined: 'Declined' }

function remarkOf({ isGone, answer, answerNote }: SuggestedProduct): string {
  const words = answer && [answerWords[answer], answerNote].filter(Boolean).join(': ')
  return [isGone && 'No longer sold', words].filter(Boolean).join('  ·  ')
}
