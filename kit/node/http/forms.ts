import { rm } from 'node:fs/promises'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '#kit/core/operation/operation.ts'
import { filePartsOf, type FilePart } from '#kit/core/operation/files.ts'
import { HttpProblem, type Refusal } from '#kit/core/operation/problem.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import type { Files } from '#kit/node/files/store.ts'
import { receiveEach, receiveFile, RefusedFile, tooLarge } from './uploads.ts'
import { whileWithin } from './watched-body.ts'

const MAX_FIELDS = 50
const MAX_PART_BYTES = 64 * 1024
const MAX_FILES = 10

type Form = Record<string, unknown>
/** The file parts that a form may have, by their names. */
type Rules = Record<string, FilePart>
/** Where the next file goes; each path is noted, to be removed when nobody adopted its file. */
type NextPath = () => string

/** Lets the server take multipart bodies; the files in them are limited by the rule of each part. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  const parts = MAX_FIELDS + MAX_FILES
  const fileSize = Number.POSITIVE_INFINITY // the part's own rule stops it while it arrives
  await app.register(multipart, {
    limits: { fields: MAX_FIELDS, files: MAX_FILES, parts, fileSize },
  })
}

/**
 * Does `work` with a multipart body in `request.body`: fields as text, files streamed to temporary files and
 * checked by content. Temporary files that `work` did not adopt are removed, whatever became of it.
 */
export async function withForm<Answer>(
  request: FastifyRequest,
  { body, maxPartBytes = MAX_PART_BYTES }: Pick<Operation, 'body' | 'maxPartBytes'>,
  files: Files,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const rules = filePartsOf(body)
  const temporary: string[] = []
  const nextPath = () => {
    const path = files.temporaryPath()
    temporary.push(path)
    return path
  }
  try {
    const parts = () => request.parts({ limits: { fieldSize: maxPartBytes } })
    const most = mostBytes(rules, maxPartBytes)
    request.body = await limitWhole(request, rules, most, () => readForm(parts(), rules, nextPath))
    return await work()
  } finally {
    await removeAll(temporary, request)
  }
}

/** A form can be large without any large part: by parts that nobody reads, or by what stands around them. */
async function limitWhole<T>(
  { raw, headers }: FastifyRequest,
  rules: Rules,
  most: number,
  read: () => Promise<T>,
): Promise<T> {
  if (Number(headers['content-length']) > most) throw wholeTooLarge(rules)
  return whileWithin(raw, { mostBytes: most, tooLarge: () => wholeTooLarge(rules) }, read)
}

function mostBytes(rules: Rules, maxPartBytes: number): number {
  const ofFiles = Object.values(rules).map(
    ({ rule, several }) => uploadRules[rule].maxBytes * (several ? MAX_FILES : 1),
  )
  return ofFiles.reduce((sum, bytes) => sum + bytes, MAX_FIELDS * maxPartBytes)
}

function wholeTooLarge(rules: Rules): Refusal {
  const [only, ...others] = Object.entries(rules)
  return only && others.length === 0
    ? tooLarge(uploadRules[only[1].rule], only[0])
    : new HttpProblem('too_large')
}

async function readForm(parts: AsyncIterable<Multipart>, rules: Rules, nextPath: NextPath): Promise<Form> {
  const form = Object.create(null) as Form
  try {
    for await (const part of parts) {
      const { fieldname: name } = part
      const before = form[name]
      const isRepeated = rules[name]?.several === true
      if (before !== undefined && !isRepeated) throw new HttpProblem('malformed_request')
      const value = await readPart(part, rules, nextPath)
      form[name] = isRepeated ? [...((before as unknown[] | undefined) ?? []), value] : value
    }
  } catch (error) {
    throw isParsers(error) ? new HttpProblem('malformed_request') : error
  }
  refuseAllBad(form, rules)
  return { ...form }
}

/** A form of which no file can be used is refused as with one file. */
function refuseAllBad(form: Form, rules: Rules): void {
  for (const [name, { isEach }] of Object.entries(rules)) {
    const [first, ...others] = isEach ? ((form[name] as File[] | undefined) ?? []) : []
    if (first instanceof RefusedFile && others.every((file) => file instanceof RefusedFile))
      throw first.refusal
  }
}

/** What is no whole form makes the parser throw plain errors, which nothing else here does. */
function isParsers(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error)
}

function readPart(part: Multipart, rules: Rules, nextPath: NextPath): unknown {
  if (part.type === 'field') {
    if (part.valueTruncated) throw new HttpProblem('too_large')
    return part.value
  }
  const existing = rules[part.fieldname]
  if (!existing) throw new HttpProblem('malformed_request')
  const receive = existing.isEach ? receiveEach : receiveFile
  return receive(part, uploadRules[existing.rule], nextPath())
}

async function removeAll(paths: string[], request: FastifyRequest) {
  for (const path of paths) {
    await rm(path, { force: true }).catch((error: unknown) =>
      request.log.error({ err: error }, 'temporary file stays'),
    )
  }
}
