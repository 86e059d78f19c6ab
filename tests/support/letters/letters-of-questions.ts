import type { LetterPeople } from '#server/outbox/letter.ts'
import { questionLetter } from '#server/questions/letters.ts'

const pieceName = `${'W'.repeat(60)}, Smoked oak`

/** Every letter about what people ask the studio, with `words` for whatever was written. */
export function lettersOfQuestions(about: LetterPeople & { productId: null }, words: string) {
  return {
    'studio-question': [
      questionLetter('studio-question', about, { pieceName, question: words }),
      questionLetter('studio-question:general', about, { question: words }),
      questionLetter('studio-question:swatches', about, { pieceName, details: words }),
      questionLetter('studio-question:several', about, { messageCount: '2', messages: words }),
    ],
    'question-answered': [
      questionLetter('question-answered', about, { pieceName, question: words, answer: words }),
      questionLetter('question-answered:general', about, { question: words, answer: words }),
    ],
    'swatches-sent': questionLetter('swatches-sent', about, {
      pieceName,
      details: words,
      answer: words,
    }),
  }
}
