import type { FastifyRequest } from 'fastify'

/** Whether who asks takes a reply that is packed like this: it is named, and not with a weight of 0. */
export function accepts({ headers }: Pick<FastifyRequest, 'headers'>, encoding: string): boolean {
  const codings = (headers['accept-encoding'] ?? '').toLowerCase().split(',')
  const named = codings.map((coding) => coding.split(';')).find(([name]) => name?.trim() === encoding)
  return named !== undefined && !named.some((part) => /^\s*q=0(\.0*)?$/.test(part.trimEnd()))
}
