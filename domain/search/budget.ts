/** The first amount of money that a question names, as it was typed: a search knows no prices. */
export function budgetIn(question: string): string | undefined {
  return /(?:\$\s?\d[\d,.]*\d|\$\s?\d)k?\b|\b\d[\d,.]*k?\s?(?:dollars?|bucks|usd)\b/i.exec(question)?.[0]
}
