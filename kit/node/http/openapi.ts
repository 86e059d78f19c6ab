import { z } from 'zod'
import type { Operation } from '#kit/core/operation/operation.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'

const problem = {
  type: 'object',
  required: ['success', 'message', 'error', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    error: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** Whose interface a document describes, and where it is. */
export type ApiTitle = { name: string; url: string; version: string }

/** The OpenAPI 3.1 document: a loop over the contract, so no operation can be missing. */
export function openApiDocument(api: Record<string, Operation>, { name, url: home, version }: ApiTitle) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, operation] of Object.entries(api)) {
    const [method, url] = key.split(' ') as [string, string]
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(key, operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${name} API`, version },
    // First where the document was read: a page may only ask the site it came from, under whatever name.
    servers: [{ url: '/' }, { url: home }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describe(key: string, operation: Operation) {
  return {
    operationId: key,
    summary: operation.summary,
    description: `Access: ${operation.access}`,
    tags: [key.split('/')[2]],
    ...(operation.access !== 'anyone' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters('path', operation.params),
      ...parameters('query', operation.query),
      ...(operation.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }]
        : []),
    ],
    ...(operation.body && { requestBody: { required: true, content: requestContent(operation.body) } }),
    responses: {
      200: { description: 'Done', content: replyContent(operation) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  const described = schema ? wireSchema(schema) : {}
  const required = (described.required as string[] | undefined) ?? []
  return Object.entries((described.properties as Record<string, unknown> | undefined) ?? {}).map(
    ([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: part,
    }),
  )
}

function requestContent(body: z.ZodType) {
  return { [holdsFiles(body) ? 'multipart/form-data' : 'application/json']: { schema: wireSchema(body) } }
}

function replyContent({ reply, data }: Operation) {
  if (reply === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const fields = wireSchema(reply)
  const properties = fields.properties as Record<string, unknown>
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data', ...((fields.required as string[] | undefined) ?? [])],
        properties: { success: { const: true }, ...properties, data: data ? properties[data] : fields },
      },
    },
  }
}

/** What travels: the input side of every schema, dollars and ISO dates included. */
function wireSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: describeDefault,
  })
  return described
}

/** Zod leaves out what a number that is read from text is by default. */
function describeDefault({ zodSchema: { _zod }, jsonSchema }: DescribedSchema) {
  if (_zod.def.type === 'default' && typeof _zod.def.defaultValue === 'number')
    jsonSchema.default = _zod.def.defaultValue
}

type DescribedSchema = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]
