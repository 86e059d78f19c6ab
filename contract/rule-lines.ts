import { z } from 'zod'
import { LONGEST_RULE, MOST_RULES } from '#domain/search/owner-words.ts'
import { line } from '#kit/core/operation/text.ts'
import { cutText } from '#kit/core/cut-text.ts'

const LONGEST_SHOWN = 80

/** A setting of several values, one on each line, each of which `isRule` can read. */
export const rules = (isRule: (line: string) => boolean, message: string) =>
  z
    // Longer than a rule may be, so that the refusal can quote its beginning.
    .array(line(10_000))
    .transform((lines) => [...new Set(lines.filter((line) => line !== ''))])
    .pipe(
      z
        .array(z.string())
        .max(MOST_RULES, `Write at most ${MOST_RULES} lines`)
        .superRefine((lines, context) => {
          const wrong = lines.find((line) => line.length > LONGEST_RULE || !isRule(line))
          if (wrong === undefined) return
          context.addIssue({ code: 'custom', message: `“${cutText(wrong, LONGEST_SHOWN)}”: ${message}` })
        }),
    )
