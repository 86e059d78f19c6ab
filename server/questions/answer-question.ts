import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { questions } from '#server/db/schema/questions.ts'
import type { Letter, LetterShop } from '#server/outbox/letter.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import type { Actor } from '#server/session.ts'
import { senderOf, questionLetter } from './letters.ts'
import { findQuestion, lockQuestion, type StoredQuestion } from './queries.ts'
import { pieceOf, swatchLines } from './question-letters.ts'

type Answering = { actor: Actor; id: string; answer: string; at: Date; shop: LetterShop }

/**
 * Answers a question, or marks swatches as sent, once; a letter tells who asked.
 *
 * @throws Problem `question_not_found` · `question_answered` · `validation_failed` (a question without words)
 */
export async function answerQuestion(
  tx: Db,
  { actor, id, answer, at, shop }: Answering,
): Promise<StoredQuestion> {
  const question = await lockQuestion(tx, id)
  if (!question) throw new Problem('question_not_found')
  if (question.answeredAt) throw new Problem('question_answered')
  if (question.kind === 'question' && answer === '') {
    const message = 'Write an answer first'
    throw new Problem('validation_failed', { message, fields: { answer: message } })
  }
  await tx.update(questions).set({ answer, answeredAt: at }).where(eq(questions.id, id))
  await queueLetter(tx, letterOf({ ...question, answer }, shop))
  const action = question.kind === 'swatches' ? 'question.swatches_sent' : 'question.answered'
  await recordChange(tx, actor, { action, id, before: { isAnswered: false }, after: { isAnswered: true } })
  return (await findQuestion(tx, id)) ?? question
}

function letterOf(question: StoredQuestion, shop: LetterShop): Letter {
  const { kind, text, answer, productName, productId } = question
  const about = { customer: senderOf(question), shop, productId }
  if (kind === 'swatches') {
    const details = swatchLines(question)
    return questionLetter('swatches-sent', about, { pieceName: productName, details, answer })
  }
  if (productName === '')
    return questionLetter('question-answered:general', about, { question: text, answer })
  return questionLetter('question-answered', about, { pieceName: pieceOf(question), question: text, answer })
}
