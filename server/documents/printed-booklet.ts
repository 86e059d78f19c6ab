import type { LetterCustomer } from '#server/outbox/letter.ts'

/** Something that was uploaded, as paper takes it; where it cannot be shown, words that say so. */
export type BookletFile =
  | { kind: 'picture'; bytes: Uint8Array; width: number; height: number }
  /** What was furnished on a board brings pictures of its rooms on some pages. */
  | { kind: 'pdf'; bytes: Uint8Array; isFurnished?: boolean }
  | { kind: 'dxf'; bytes: Uint8Array }
  | { kind: 'words'; text: string }

type Said = { author: string; date: string; text: string }

/** A comment at its place: parts of the way from the left and from the top of a page. */
export type BookletComment = Said & {
  number: number
  page: number
  x: number
  y: number
  isSettled: boolean
  replies: Said[]
  /** Answers before those, which are not printed. */
  earlierReplies: number
}

/** The floor plan or a concept, with what was written on it. */
export type BookletPlate = {
  title: string
  about: string
  file: BookletFile
  notes: string
  comments: BookletComment[]
}

/** A suggested piece; `price` in cents, null where its reader is shown none. */
export type BookletPiece = {
  name: string
  finish: string
  dimensions: string
  /** What else there is to say of it, such as that it is no longer sold. */
  remark: string
  quantity: number
  price: number | null
  /** The client does not want it: it is listed, and not counted. */
  isDeclined: boolean
  /** JPEG or PNG. */
  picture: Uint8Array | null
}

export type LabelAndValue = [label: string, value: string]

/** A design as it is printed: what the client said, plan, concepts and pieces. */
export type PrintedBooklet = {
  number: string
  client: LetterCustomer
  facts: LabelAndValue[]
  brief: LabelAndValue[]
  notes: string
  plates: BookletPlate[]
  /** Comments before those on the plates, which are not printed. */
  earlierComments: number
  pieces: BookletPiece[]
}

export function pdfsIn({ plates }: PrintedBooklet): number {
  return plates.filter(({ file }) => file.kind === 'pdf').length
}
