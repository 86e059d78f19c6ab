import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i

/**
 * Refuses a body in another form than the operation reads: a form where JSON is read and the reverse, another
 * alphabet than UTF-8, compressed.
 */
export function refuseOtherContent(request: FastifyRequest, readsForm: boolean): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  const charset = CHARSET.exec(type)?.[1] ?? 'utf-8'
  const isOther = readsForm ? !request.isMultipart() : request.isMultipart()
  if (isOther || encoding !== 'identity' || charset.toLowerCase() !== 'utf-8')
    throw new Problem('unsupported_type')
}
