import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** JSON as it is called, to the letter: what is called otherwise is read otherwise by somebody. */
const JSON_TYPE = /^application\/json(; ?charset="?utf-8"?)?$/i

/** Refuses a body in another form than the operation reads: a form where JSON is read and the reverse, compressed. */
export function refuseOtherContent(request: FastifyRequest, readsForm: boolean): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  const isJson = request.body === undefined || JSON_TYPE.test(type)
  const isOther = readsForm ? !request.isMultipart() : request.isMultipart() || !isJson
  if (isOther || encoding !== 'identity') throw new Problem('unsupported_type')
}
