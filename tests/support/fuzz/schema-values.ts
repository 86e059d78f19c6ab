import { z } from 'zod'
import type { Chance } from '#tests/support/catalogue/random-catalogue.ts'

/** What JSON Schema says of a value, as far as chance needs to know. */
type Shape = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  items?: Shape
  format?: string
  minimum?: number
  maximum?: number
}

/** What stands where something else belongs. */
const hostile: unknown[] = [
  null,
  true,
  '',
  '   ',
  [],
  {},
  [[]],
  -1,
  0,
  1.5,
  1e9,
  2 ** 53,
  1e308,
  -0.001,
  'x'.repeat(20_000),
  'nul\0byte',
  '\ud83d',
  '\u202eevil 🌺',
  `'"; drop table users; --`,
  '{{7*7}}${7*7}',
  'a@b.co\r\nBcc: c@d.co',
  '__proto__',
  { constructor: { prototype: 1 } },
  '../../etc/passwd',
  'javascript:alert(1)',
  '0001-01-01',
  '9999-99-99T99:99:99Z',
  'NaN',
  '1e309',
]

/** How often a value is hostile instead of fitting. */
const HOSTILE = 0.12
const MAX_ITEMS = 3

/** Makes values that fit a schema, or nearly: one in eight is something else. Ids are drawn from `ids` mostly. */
export function valuesBy(chance: Chance, ids: readonly string[]) {
  const upTo = (count: number) => Math.floor(chance() * count)
  const any = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  const fitting: Record<string, (shape: Shape) => unknown> = {
    object: objectOf,
    array: ({ items = {} }) => Array.from({ length: upTo(MAX_ITEMS + 1) }, () => valueOf(items)),
    string: ({ format }) => textOf(format),
    number: (shape) => numberOf(shape),
    integer: (shape) => Math.round(numberOf(shape)),
    boolean: () => chance() < 0.5,
    null: () => null,
  }

  function valueOf(shape: Shape): unknown {
    if (chance() < HOSTILE) return any(hostile)
    if (shape.const !== undefined) return shape.const
    if (shape.enum) return any(shape.enum)
    const choices = shape.anyOf ?? shape.oneOf
    if (choices) return valueOf(any(choices))
    if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => objectOf(part)))
    const type = Array.isArray(shape.type) ? any(shape.type) : shape.type
    return (fitting[type ?? ''] ?? (() => any([...hostile, any(ids)])))(shape)
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: Shape): unknown {
    const stored = Object.entries(properties).filter(([name]) => required.includes(name) || chance() < 0.6)
    const others =
      typeof additionalProperties === 'object' ? { [textOf()]: valueOf(additionalProperties) } : {}
    return { ...Object.fromEntries(stored.map(([name, shape]) => [name, valueOf(shape)])), ...others }
  }

  function textOf(format?: string): string {
    if (format === 'uuid') return any(ids)
    if (format === 'email') return `fuzz-${upTo(1e6)}@example.com`
    if (format === 'date') return `2026-11-${10 + upTo(20)}`
    if (format === 'date-time') return `2026-11-${10 + upTo(20)}T12:00:00Z`
    return any(['chair', 'A word or two', 'HI', 'US', '+18085550100', '96815', 'a-long-password', any(ids)])
  }

  function numberOf({ minimum = 0, maximum = 1000 }: Shape): number {
    const least = Math.max(minimum, -1e6)
    return Math.round((least + chance() * (Math.min(maximum, 1e6) - least)) * 100) / 100
  }

  return { of: (schema: z.ZodType) => valueOf(shapeOf(schema)), any, hostile: () => any(hostile) }
}

const shapes = new WeakMap<z.ZodType, Shape>()

function shapeOf(schema: z.ZodType): Shape {
  const existing = shapes.get(schema)
  if (existing) return existing
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  shapes.set(schema, shape)
  return shape
}
