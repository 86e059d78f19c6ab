/** A longer one is no question: somebody pasted a text. */
const LONGEST = 100

/** What may lead to a person or an order. */
const PERSONAL = [
  /@|\b(?:gmail|hotmail|icloud|yahoo)\b/,
  // A telephone number, however it is written, a card or a parcel.
  /\d(?:[\s().+/-]*\d){6}/,
  // The reference of an order or design request, and any id.
  /(?<![\da-z])(?:dr-?)?[\da-f]{8}(?![\da-z])/,
]

/** A question as it is counted, in small letters; undefined where it asks nothing or may lead to a person. */
export function countedQuestion(text: string): string | undefined {
  const question = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
  if (question.length > LONGEST || !/[\p{L}\p{N}]/u.test(question)) return undefined
  return PERSONAL.some((form) => form.test(question)) ? undefined : question
}

/** The first amount of money that a question names, as it was typed: a search knows no prices. */
export function budgetIn(question: string): string | undefined {
  return /(?:\$\s?\d[\d,.]*\d|\$\s?\d)k?\b|\b\d[\d,.]*k?\s?(?:dollars?|bucks|usd)\b/i.exec(question)?.[0]
}
