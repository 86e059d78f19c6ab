import { z } from 'zod'
import { numberInUrl } from '#kit/core/operation/number-in-url.ts'
import { MAX_MESSAGE, MAX_MESSAGE_FILES, MAX_MESSAGES } from '#domain/orders/message-limits.ts'
import { uploadParts } from '#kit/core/operation/files.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { requiredParagraphs } from '#kit/core/operation/text.ts'
import { Author } from '../author.ts'
import type { Operations } from '../endpoint.ts'
import { FileReply } from '../files.ts'
import { orderParams, orderReply } from './order.ts'

const OrderMessage = z.object({
  _id: z.uuid(),
  /** Counted from 1 through the messages of an order. */
  number: z.int(),
  author: Author,
  text: z.string(),
  /** Whether it asks for a change of the quote. */
  asksChange: z.boolean(),
  attachments: z.array(FileReply),
  createdAt: Instant,
  /** When the other side had read it. */
  readAt: Instant.nullable(),
})
export type OrderMessage = z.infer<typeof OrderMessage>

export const MessageForm = z.object({
  text: requiredParagraphs('Write a message first', MAX_MESSAGE),
  attachments: uploadParts('evidence', MAX_MESSAGE_FILES),
})

export const ChangeWish = z.object({ text: requiredParagraphs('Tell us what to change', MAX_MESSAGE) })

export const orderMessageOperations = {
  'GET /api/orders/:id/messages': {
    access: 'signed-in',
    summary: 'What customer and studio wrote about an order: the newest 50, or those before a number',
    params: orderParams,
    query: z.object({
      before: numberInUrl(
        z
          .int()
          .min(1)
          .max(MAX_MESSAGES + 1),
      ).optional(),
    }),
    reply: z.object({ messages: z.array(OrderMessage), messageCount: z.int() }),
  },
  'POST /api/orders/:id/messages': {
    access: 'signed-in',
    summary: 'Write to the other side about an order',
    params: orderParams,
    body: MessageForm,
    reply: z.object({ message: OrderMessage }),
    data: 'message',
    idempotent: true,
    limit: 'message',
  },
  'PUT /api/orders/:id/messages/read': {
    access: 'signed-in',
    summary: 'Mark what the other side wrote as read, up to a number',
    params: orderParams,
    body: z.object({ upTo: z.int().min(1).max(MAX_MESSAGES) }),
    reply: z.object({ unreadMessages: z.int() }),
    limit: 'change',
  },
  'PUT /api/orders/:id/quote/ask-change': {
    access: 'member',
    summary: 'Ask for a change of a quote; it stays open',
    params: orderParams,
    body: ChangeWish,
    reply: orderReply,
    data: 'order',
    idempotent: true,
    limit: 'message',
  },
} as const satisfies Operations
