/**
 * The floor: what a server costs that does nothing but ask PostgreSQL one prepared statement for each request and send its rows.
 * No one is signed in, nothing is checked, counted, limited, remembered or told.
 */
import fastify from 'fastify'
import pg from 'pg'
import { floorRoutes } from './statements.ts'

const MAX_CONNECTIONS = 20
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: MAX_CONNECTIONS })
const http = fastify()

for (const { method, url, ask } of floorRoutes) {
  http.route({
    method,
    url,
    handler: async (request) => {
      const { rows } = await pool.query(ask(request))
      return { success: true, data: rows }
    },
  })
}

await http.listen({ port: Number(process.env.PORT) })
process.stdout.write('open\n')
process.on('SIGTERM', () => process.exit(0))
