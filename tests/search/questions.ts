import { readFileSync } from 'node:fs'

/**
 * What shoppers type, and which pieces are right, in `questions.txt`: `question | rule`. A rule is conditions that all hold, `a/b` one of
 * them, `!a` not: a category; `@room`, a further category; `~text`, in the name, `^text`, its beginning; `w<150`, wide in cm; else a color of
 * the piece, or part of a material or of a finish. `-` is what nobody sells here: nothing is right.
 */
const list = readFileSync(new URL('questions.txt', import.meta.url), 'utf8')

export type Judged = { question: string; rule: string }

export const questions: readonly Judged[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [question = '', rule = ''] = line.split('|').map((part) => part.trim())
    return { question, rule }
  })
