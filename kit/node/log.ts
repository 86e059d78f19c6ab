import { pino, type DestinationStream, type Logger } from 'pino'
import { sqlState } from './db/database-fault.ts'

/** Names whose values are never written, wherever they stand. */
const secretNames = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'tempPassword',
  'passwordHash',
  'token',
  'tokenHash',
  'email',
  'recipient',
  'phone',
  'address',
  'shippingAddress',
  'street',
]

/** SQLSTATE class 22: a value that PostgreSQL could not take, and quotes. */
const DATA_EXCEPTION = /^22/

/** JSON lines; secrets are blanked and the query of an address, which may hold an email, is cut off. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: described,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error as the log shows it: what failed and where, without the values that it failed on. */
function described(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, cause } = error
  const message = withoutValues(error)
  return {
    type: name,
    message,
    stack: `${message}\n${framesOf(error)}`,
    ...(cause instanceof Error && { cause: withoutValues(cause) }),
  }
}

/** A failed query's message ends with its parameters, and PostgreSQL's may quote one: anybody's data. */
function withoutValues(error: Error): string {
  const [statement = ''] = error.message.split('\nparams: ')
  return DATA_EXCEPTION.test(sqlState(error) ?? '') ? statement.replace(/".*"/s, '"…"') : statement
}

/** The lines that name places in the code; what stands before them repeats the message. */
function framesOf({ stack = '', message }: Error): string {
  const afterMessage = stack.slice(stack.indexOf(message) + message.length)
  return afterMessage
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
