import { z } from 'zod'

type Inner = {
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
}

/** What lies inside a schema: of what may be left out or is read as something else, of lists, unions and maps. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  const {
    innerType,
    in: input,
    out,
    element,
    valueType,
    options = [],
  } = schema.def as Inner & {
    options?: z.ZodType[]
  }
  const shape = schema instanceof z.ZodObject ? (Object.values(schema.shape) as z.ZodType[]) : []
  return [innerType, input, out, element, valueType, ...options, ...shape].filter(
    (part) => part !== undefined,
  )
}

/** The name of every field that a schema describes, however deep, with its path. */
export function describedKeys(schema: z.ZodType, path = ''): string[] {
  const own = schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  if (own.length > 0)
    return own.flatMap(([name, part]) => [
      `${path}.${name}`,
      ...describedKeys(part as z.ZodType, `${path}.${name}`),
    ])
  return partsOf(schema).flatMap((part) => describedKeys(part, path))
}

/** Whether a schema lets through what it does not name. */
export function isOpen(schema: z.ZodType): boolean {
  const { type, catchall } = schema.def as { type: string; catchall?: z.ZodType }
  return (
    ['any', 'unknown', 'custom'].includes(type) ||
    catchall?.def.type === 'unknown' ||
    partsOf(schema).some(isOpen)
  )
}
