import { z } from 'zod'
import { MAX_QUESTION, MAX_SWATCHES, questionKinds } from '#domain/questions/question.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from '#kit/core/operation/text.ts'
import type { Operations } from './endpoint.ts'
import { ADMIN_PAGE_SIZE } from './orders/order-list.ts'
import { ShippingAddress } from './orders/order.ts'
import { Email, SoughtEmail } from './email-address.ts'
import '#kit/core/operation/zod-words.ts'

const productId = z.uuid('Product not found')

/** First and last name of an account, and the space between. */
const MAX_NAME = 80 + 1 + 80

export const QuestionForm = z.object({
  name: requiredLine('Name is required', MAX_NAME),
  email: Email,
  text: requiredParagraphs('Write your question first', MAX_QUESTION),
  /** The piece that it is about, and the finish that was looked at. */
  productId: productId.optional(),
  variantKey: line(300).optional(),
})
export type QuestionForm = z.infer<typeof QuestionForm>

export const SwatchForm = z.object({
  email: Email,
  productId,
  /** Options of the piece by their names: whichever part they are of, the swatch is the same. */
  finishes: z
    .array(requiredLine('Finish is required', 80))
    .min(1, 'Choose at least one finish')
    .max(MAX_SWATCHES, `Choose at most ${MAX_SWATCHES} finishes`),
  address: ShippingAddress,
})
export type SwatchForm = z.infer<typeof SwatchForm>

export const AnswerForm = z.object({ answer: paragraphs(MAX_QUESTION) })

const Question = z.object({
  _id: z.uuid(),
  kind: z.enum(questionKinds),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  /** The piece as it was called then; `productId` is `null` where it is about none. */
  productId: z.uuid().nullable(),
  productName: z.string(),
  finishes: z.array(z.string()),
  /** Where swatches go. */
  address: z.object({ ...ShippingAddress.shape, country: z.string(), phone: z.string() }).nullable(),
  createdAt: Instant,
  answer: z.string(),
  answeredAt: Instant.nullable(),
})
export type Question = z.infer<typeof Question>

export const questionOperations = {
  'POST /api/questions': {
    access: 'anyone',
    summary: 'Ask the studio a question, about a piece or anything else; the answer comes by email',
    body: QuestionForm,
    reply: z.object({}),
    limit: 'question',
  },
  'POST /api/questions/swatches': {
    access: 'anyone',
    summary: 'Ask for free swatches of a piece by post',
    body: SwatchForm,
    reply: z.object({}),
    limit: 'question',
  },
  'GET /api/questions': {
    access: 'admin',
    summary: 'What people asked the studio, newest first',
    query: z.object({
      ...pagingQuery(ADMIN_PAGE_SIZE),
      kind: z.enum(questionKinds).optional(),
      state: z.enum(['open', 'answered']).optional(),
      /** Part of the name, the address, the words or the name of the piece. */
      search: z.string().trim().max(200).optional(),
      /** Whose they are. */
      email: SoughtEmail.optional(),
    }),
    reply: z.object({ questions: z.array(Question), pagination: Pagination }),
    data: 'questions',
  },
  'PUT /api/questions/:id/answer': {
    access: 'admin',
    summary: 'Answer a question, or mark swatches as sent; a letter tells who asked',
    params: z.object({ id: z.uuid('Question not found') }),
    body: AnswerForm,
    reply: z.object({ question: Question }),
    data: 'question',
    idempotent: true,
    limit: 'message',
  },
} as const satisfies Operations
