import { z } from 'zod'
import { filePartsOf } from '#kit/core/operation/files.ts'
import type { Operation } from '#contract/endpoint.ts'

export type FieldKind = 'text' | 'id' | 'choice' | 'number' | 'flag' | 'list' | 'object' | 'map' | 'other'

/** One field that an operation describes: where it stands in the body or the query, and what it takes. */
export type DescribedField = { path: string[]; kind: FieldKind; isNullable: boolean }

/** Every field of a schema, however deep; of lists their first. */
export function describedFields(schema: z.ZodType | undefined): DescribedField[] {
  return schema ? fieldsIn(schema, [], false) : []
}

/** The fields of a body but its files. */
export function bodyFields({ body }: Operation): DescribedField[] {
  const files = Object.keys(filePartsOf(body))
  return describedFields(body).filter(({ path }) => path.length > 0 && !files.includes(path[0] ?? ''))
}

function fieldsIn(schema: z.ZodType, path: string[], isNullable: boolean): DescribedField[] {
  const {
    innerType,
    in: input,
    out,
    element,
    type,
  } = schema.def as {
    type: string
    innerType?: z.ZodType
    in?: z.ZodType
    out?: z.ZodType
    element?: z.ZodType
  }
  if (innerType) return fieldsIn(innerType, path, isNullable || type === 'nullable')
  if (input && out) return fieldsIn(input.def.type === 'transform' ? out : input, path, isNullable)
  const own = { path, kind: kindOf(schema), isNullable }
  if (element) return [own, ...fieldsIn(element, [...path, '0'], false)]
  const shape = schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  return [own, ...shape.flatMap(([name, part]) => fieldsIn(part as z.ZodType, [...path, name], false))]
}

function kindOf(schema: z.ZodType): FieldKind {
  const { type, format, coerce } = schema.def as { type: string; format?: string; coerce?: boolean }
  if (type === 'string') return format === 'uuid' || format === 'guid' ? 'id' : 'text'
  if (type === 'number') return coerce ? 'other' : 'number'
  const kinds: Record<string, FieldKind> = {
    enum: 'choice',
    literal: 'choice',
    boolean: 'flag',
    array: 'list',
    object: 'object',
    record: 'map',
  }
  return kinds[type] ?? 'other'
}

/** `form` with `value` at `path`, and whatever is missing on the way. */
export function withValueAt(form: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0') {
    const [first, ...others] = Array.isArray(form) ? (form as unknown[]) : []
    return [withValueAt(first, rest, value), ...others]
  }
  const inside = typeof form === 'object' && form !== null ? (form as Record<string, unknown>) : {}
  return { ...inside, [name]: withValueAt(inside[name], rest, value) }
}
