import type { ApiKey } from '#contract/api.ts'
import { injectedCall, Refusal } from '#tests/support/injected-call.ts'
import type { Person } from '#tests/support/people.ts'
import type { Street } from '#tests/support/street/street.ts'
import type { TestAsk } from '#tests/support/test-shop.ts'
import { penOf, type Pen } from './script-pen.ts'

/** Writes a word without an end into every field, as much of it as the field takes. */
export function longPenOf(street: Pick<Street, 'app'>, studio: Person, word: string): Pen {
  const ask = async <K extends ApiKey>(person: Person, key: K, requested: TestAsk<K> = {}) => {
    let { body, ...rest } = requested as { body?: unknown }
    for (;;) {
      try {
        return await injectedCall(street.app, person, key, { ...rest, body })
      } catch (error) {
        const shorter = error instanceof Refusal ? shortened(body, error.fields ?? {}) : body
        if (shorter === body) throw error
        body = shorter
      }
    }
  }
  return Object.assign(penOf(street, studio, word, 'L0z'), { ask })
}

/** The body with its refused texts as long as their refusals say. */
function shortened(body: unknown, fields: Record<string, string>): unknown {
  return Object.entries(fields).reduce((shorter, [path, message]) => {
    const most = /at most (\d+) characters/.exec(message)?.[1]
    return most === undefined ? shorter : cutAt(shorter, path.split('.'), Number(most))
  }, body)
}

function cutAt(value: unknown, [name, ...rest]: string[], most: number): unknown {
  if (name === undefined) return typeof value === 'string' ? value.slice(0, most) : value
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? cutAt(one, rest, most) : one))
  const inside = value as Record<string, unknown>
  return { ...inside, [name]: cutAt(inside[name], rest, most) }
}
