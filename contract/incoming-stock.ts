import { z } from 'zod'
import { usualDay } from '#kit/core/operation/day.ts'
import { MAX_STOCK } from '#domain/stock/inventory-list.ts'
import type { Operations } from './endpoint.ts'

const VariantKey = z.string().max(300).default('default')
const Pieces = z
  .int('Use a whole number')
  .min(1, 'Use at least 1 piece')
  .max(MAX_STOCK, 'Use at most 1,000,000 pieces')

/** A delivery that is awaited. */
const Incoming = z.object({
  _id: z.uuid(),
  variantKey: z.string(),
  /** By when it comes. */
  day: z.iso.date(),
  pieces: z.int(),
})
export type Incoming = z.infer<typeof Incoming>

export const IncomingForm = z.object({
  variantKey: VariantKey,
  day: usualDay('Enter a date'),
  pieces: Pieces,
})
export type IncomingForm = z.output<typeof IncomingForm>

const params = z.object({ id: z.uuid('Product not found') })
const ofDelivery = params.extend({
  incomingId: z.uuid('This delivery was booked in or removed. Please load the page again.'),
})
/** All that is awaited of the product, the soonest first. */
const reply = z.object({ incoming: z.array(Incoming) })
/** The finishes of the product that the person waits for. */
const waiting = z.object({ variantKeys: z.array(z.string()) })

export const incomingStockOperations = {
  'GET /api/products/:id/incoming': {
    access: 'admin',
    summary: 'The deliveries of a product that are awaited, the soonest first',
    params,
    reply,
    data: 'incoming',
  },
  'POST /api/products/:id/incoming': {
    access: 'admin',
    summary: 'Await a delivery of a product',
    params,
    body: IncomingForm,
    reply,
    data: 'incoming',
    idempotent: true,
    limit: 'change',
  },
  'PUT /api/products/:id/incoming/:incomingId': {
    access: 'admin',
    summary: 'Change by when a delivery comes, and how many pieces',
    params: ofDelivery,
    body: IncomingForm.omit({ variantKey: true }),
    reply,
    data: 'incoming',
    limit: 'change',
  },
  'DELETE /api/products/:id/incoming/:incomingId': {
    access: 'admin',
    summary: 'Await a delivery no longer',
    params: ofDelivery,
    reply,
    data: 'incoming',
    limit: 'change',
  },
  'POST /api/products/:id/incoming/:incomingId/book-in': {
    access: 'admin',
    summary: 'Put a delivery that came into stock, once',
    params: ofDelivery,
    reply,
    data: 'incoming',
    idempotent: true,
    limit: 'change',
  },
  'GET /api/products/:id/tell-me': {
    access: 'signed-in',
    summary: 'The finishes of a product that I wait for',
    params,
    reply: waiting,
    data: 'variantKeys',
  },
  'POST /api/products/:id/tell-me': {
    access: 'signed-in',
    summary: 'Send me one letter when a sold-out finish is back; asking again changes nothing',
    params,
    body: z.object({ variantKey: VariantKey }),
    reply: waiting,
    data: 'variantKeys',
    limit: 'change',
  },
  'DELETE /api/products/:id/tell-me': {
    access: 'signed-in',
    summary: 'Wait for a finish no longer',
    params,
    query: z.object({ variantKey: VariantKey }),
    reply: waiting,
    data: 'variantKeys',
    limit: 'change',
  },
} as const satisfies Operations
