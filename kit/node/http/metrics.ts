import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { HttpProblem } from '#kit/core/operation/problem.ts'

/** Whoever passes a request on says so in one of these. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/**
 * Prometheus text at `/api/metrics`, for direct callers on loopback or a private network; nobody else learns it exists.
 *
 * @returns where further figures are put
 */
export function metricsRoutes(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  app.get('/api/metrics', async (request, reply) => {
    const address = request.socket.remoteAddress ?? ''
    const isDirect = proxyHeaders.every((name) => request.headers[name] === undefined)
    if (!isDirect || !isNear(address)) throw new HttpProblem('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
