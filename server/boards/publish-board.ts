import type { PublishBoardForm } from '#contract/boards/design-boards.ts'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { MAX_SUGGESTIONS } from '#contract/designs/suggestions.ts'
import { Problem } from '#contract/problems.ts'
import { linesOf, type PublishedLine } from '#domain/boards/piece-list.ts'
import { choiceOfKey } from '#domain/products/choice-of-key.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import type { Db } from '#kit/node/db/database.ts'
import { idempotentWrite, type IdempotentRequest, type StoredReply } from '#kit/node/http/idempotency.ts'
import type { LetterItem } from '#kit/node/mail/tables.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { changeRequestIn, type RequestAct } from '#server/designs/change-request.ts'
import { designLetter } from '#server/designs/letters.ts'
import { requireRequest, type StoredRequest } from '#server/designs/queries.ts'
import { replaceSuggestions } from '#server/designs/suggestions/save-suggestions.ts'
import { letterItems } from '#server/designs/suggestions/suggestion-words.ts'
import type { StoredSuggestion } from '#server/designs/suggestions/queries.ts'
import { uploadedConcept } from '#server/designs/upload-concept.ts'
import { keepBytes } from '#server/files/keep-upload.ts'
import { letterPicture } from '#server/outbox/letter-picture.ts'
import { productsByIds } from '#server/products/queries.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { findBoard, lockBoard, reachedBoard } from './queries.ts'
import { printBoard } from './print-board.ts'
import { insertVersion } from './versions.ts'

type Line = {
  productId: string
  quantity: number
  variant: { options: VariantChoice }
  published: PublishedLine
}

/**
 * Makes the board of a request its next concept, all of it or nothing: the plan to scale as a PDF with pictures, the pieces on it as
 * suggestions, one letter. They take the place of those that came with an earlier board; what was listed by hand stays, and what its
 * client accepted. Answers stay with what stays.
 *
 * @throws Problem `unsupported_type` (a picture) · `design_request_not_found` · `board_not_found` · `board_changed` (since that revision) ·
 *   `board_is_empty` · `board_piece_gone` · `illegal_state` (the request is over)
 */
export async function publishBoard(
  shop: World,
  actor: Actor,
  requestId: string,
  { revision, notes, pictures }: Omit<PublishBoardForm, 'pictures'> & { pictures: readonly UploadedFile[] },
  submit: IdempotentRequest | undefined,
): Promise<{ request: DesignRequest } | StoredReply> {
  const settings = await currentSettings.get(shop)
  const { _id: id, number, conceptCount } = await requireRequest(shop.db, actor, requestId)
  const reach = reachedBoard(id, actor)
  const printed = await findBoard(shop.db, reach)
  // Nothing has no extent that could be printed.
  if (linesOf(printed.content).length === 0) throw new Problem('board_is_empty')
  const title = `Concept ${conceptCount + 1} for ${number}`
  const bytes = await printBoard(shop, title, printed.content, pictures)
  const [first] = pictures
  const picture = first && (await letterPicture(first.path, first.name))
  const pdf = { name: `${title}.pdf`, contentType: 'application/pdf', bytes }
  return keepBytes(shop, 'concepts', pdf, (file) =>
    idempotentWrite(shop.db, submit, async (tx) => {
      const conceptId = shop.random.uuid()
      const concept = uploadedConcept(conceptId, { file, notes })
      let items: LetterItem[] = []
      const act: RequestAct = {
        ...concept,
        letters: (about) => [
          designLetter('concept-ready:furnished', { ...about, items, picture }, { note: notes }),
        ],
        action: 'design.board_published',
        async write(inTx, before, at) {
          const board = await lockBoard(inTx, reach)
          // What was printed is what is published, under the version that it says.
          if (
            board.revision !== revision ||
            printed.revision !== revision ||
            before.conceptCount !== conceptCount
          )
            throw new Problem('board_changed', { figures: { edits: [] } })
          const isWritten = await concept.write(inTx, before, at)
          const { content } = board
          const lines = await linesOnBoard(inTx, content)
          const published = lines.map(({ published }) => published)
          const ownerId = before.user._id
          await insertVersion(inTx, { id: conceptId, name: title, ownerId, content, published, at })
          const { suggestions } = await suggest(inTx, shop, actor, before, lines, at)
          items = letterItems(suggestions.filter(isAmong(lines)))
          return isWritten
        },
      }
      return { request: await changeRequestIn(tx, shop, settings, actor, id, act) }
    }),
  )
}

/** @throws Problem `board_piece_gone` */
async function linesOnBoard(tx: Db, content: Parameters<typeof linesOf>[0]): Promise<Line[]> {
  const lines = linesOf(content)
  const products = await productsByIds(tx, [...new Set(lines.map(({ product }) => product))])
  const productOf = new Map(products.map((product) => [product._id, product]))
  return lines.map(({ product: productId, key, quantity }) => {
    const product = productOf.get(productId)
    // The key of a product without variants stands for no choice.
    const isPlain = product?.variants.length === 0 && key === 'default'
    const options = isPlain ? {} : product && choiceOfKey(product.variants, key)
    const price = product && options && variantPrice(currentPrice(product), product.variants, options)
    if (product?.state === 'live' && options && price !== undefined) {
      const published = { product: productId, key, name: product.name, price, size: product.details.size }
      return { productId, quantity, variant: { options }, published }
    }
    const message = `${product?.name ?? 'A piece on the board'} is no longer sold like that. Replace it, then publish.`
    throw new Problem('board_piece_gone', { message })
  })
}

function suggest(tx: Db, shop: World, actor: Actor, request: StoredRequest, lines: Line[], at: Date) {
  const isOnBoard = isAmong(lines)
  return replaceSuggestions(tx, shop, actor, { request, at }, (before) => {
    const byHand = before.filter(({ isFromBoard }) => !isFromBoard)
    const others = before.filter((one) => !isOnBoard(one) && (!one.isFromBoard || one.answer === 'accepted'))
    const products = [
      ...lines.map((line) => ({ ...line, isFromBoard: !byHand.some(isAmong([line])) })),
      ...others.map(({ productId, quantity, choice }) => ({
        productId,
        quantity,
        variant: { options: choice },
        isFromBoard: false,
      })),
    ]
    if (products.length > MAX_SUGGESTIONS) throw new Problem('too_many_suggestions')
    return products
  })
}

function isAmong(lines: Line[]) {
  return ({ productId, choice }: StoredSuggestion) =>
    lines.some((line) => line.productId === productId && isSame(line.variant.options, choice))
}

const isSame = (one: VariantChoice, other: VariantChoice) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, option]) => other[name] === option)
