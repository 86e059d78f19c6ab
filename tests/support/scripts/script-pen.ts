import type { ApiKey } from '#contract/api.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import type { Person } from '#tests/support/people.ts'
import type { Street } from '#tests/support/street/street.ts'
import type { TestAsk } from '#tests/support/test-shop.ts'

/** Writes the same text into whatever it is put to, and counts the fields. */
export type Pen = ReturnType<typeof penOf>

export function penOf({ app }: Pick<Street, 'app'>, studio: Person, text: string, code: string) {
  let fields = 0
  return {
    studio,
    /** Tells the things that were written with this pen from those of another. */
    code,
    get fields() {
      return fields
    },
    /** The text, for one field. */
    text(): string {
      fields += 1
      return text
    },
    ask: <K extends ApiKey>(person: Person, key: K, requested: TestAsk<K> = {}) =>
      injectedCall(app, person, key, requested),
  }
}
