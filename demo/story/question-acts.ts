import { answerQuestion } from '#server/questions/answer-question.ts'
import { askForSwatches, askQuestion } from '#server/questions/ask-question.ts'
import { listQuestions } from '#server/questions/queries.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { PersonName } from './people.ts'
import type { Happening } from './scene.ts'

export function question(by: PersonName, slug: string, text: string): Happening {
  return ({ shop, cast, products }) => {
    const { email, firstName, lastName } = cast[by]
    const productId = products.get(slug)?.id
    return askQuestion(shop, cast[by], { name: `${firstName} ${lastName}`, email, text, productId })
  }
}

/** The first finishes of a piece, by post. */
export function swatches(by: PersonName, slug: string, count: number): Happening {
  return ({ shop, cast, products }) => {
    const { email, firstName, lastName, described } = cast[by]
    const { street, city, zipCode, phone } = described
    const product = products.get(slug)
    const finishes = product?.variants?.[0]?.options.slice(0, count).map(({ name }) => name) ?? []
    const fullName = `${firstName} ${lastName}`
    const place = { fullName, address: street, city, state: 'HI', postalCode: zipCode, phone }
    const address = { ...place, country: 'US' as const }
    return askForSwatches(shop, cast[by], { email, productId: product?.id ?? '', finishes, address })
  }
}

/** The studio answers the question that came last. */
export function answerLast(answer: string): Happening {
  return async ({ shop, cast }) => {
    const { rows } = await listQuestions(shop.db, { page: 1, limit: 1, state: 'open', kind: 'question' })
    const words = letterShop(await currentSettings.get(shop), shop.config)
    const answering = { actor: cast.mele, id: rows[0]?._id ?? '', answer, at: shop.clock(), shop: words }
    return shop.db.inTransaction((tx) => answerQuestion(tx, answering))
  }
}
