import { requestReference } from '#domain/orders/reference.ts'
import { toCustomer, toStudio } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl, studioRequestUrl } from './links.ts'

const words = {
  letter: 'design-comment',
  subject: 'New comment on {requestRef}',
  preheader: 'On {commentPlace}',
  action: 'Read and answer',
  body: `Hello {firstName},

There is a new comment on {commentPlace}:

{comment}

Comments don't use up a revision round.`,
} as const

const wordsToStudio = {
  ...words,
  body: `{customerName} wrote a comment on {commentPlace}:

{comment}`,
} as const

const wordsOfSeveral = {
  ...words,
  subject: '{commentCount} new comments on {requestRef}',
  preheader: 'On your plan and concepts',
  body: `Hello {firstName},

There are {commentCount} new comments on your design:

{comments}

Comments don't use up a revision round.`,
} as const

const wordsOfSeveralToStudio = {
  ...wordsOfSeveral,
  preheader: 'By {customerName}',
  body: `{customerName} wrote {commentCount} comments:

{comments}`,
} as const

type Written = {
  /** Where it is pinned, such as "concept 2, page 1". */
  commentPlace: string
  comment: string
}

/** Tells a client what the studio wrote on the plan or a concept. */
export function designComment({ customer, request, shop, ...written }: DesignLetter & Written): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...written, requestRef: requestReference(request.id) },
    url: requestUrl(shop, request.id),
  })
}

/** Tells the studio what a client wrote on the plan or a concept. */
export function designCommentToStudio({
  customer,
  request,
  shop,
  ...written
}: DesignLetter & Written): Letter {
  return toStudio({ customer, shop }, wordsToStudio, {
    values: { ...written, requestRef: requestReference(request.id) },
    url: studioRequestUrl(shop, request.id),
  })
}

type Several = {
  count: number
  /** Each with its number and place, as they are quoted. */
  comments: string
}

/** Tells a client of all that the studio has written since the last letter. */
export function designComments({ customer, request, shop, count, comments }: DesignLetter & Several): Letter {
  return toCustomer({ customer, shop }, wordsOfSeveral, {
    values: { comments, commentCount: String(count), requestRef: requestReference(request.id) },
    url: requestUrl(shop, request.id),
  })
}

/** Tells the studio of all that a client has written since the last letter. */
export function designCommentsToStudio({
  customer,
  request,
  shop,
  count,
  comments,
}: DesignLetter & Several): Letter {
  return toStudio({ customer, shop }, wordsOfSeveralToStudio, {
    values: { comments, commentCount: String(count), requestRef: requestReference(request.id) },
    url: studioRequestUrl(shop, request.id),
  })
}
