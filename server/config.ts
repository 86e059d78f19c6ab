import { isIP, isIPv4, isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { emailAddress } from '#contract/email-address.ts'
import type { BucketAddress } from '#kit/node/files/s3-store.ts'

/** The settings of this process, from its environment. */
export type Config = {
  host: string
  port: number
  databaseUrl?: string
  /** The same database without a PgBouncer in between. */
  databaseDirectUrl?: string
  databaseReadUrl?: string
  /** Where files are kept; else they lie in the data folder. */
  bucket?: BucketAddress
  smtpUrl?: string
  /** Who letters are from; without a name they come in the store's. Always there beside `smtpUrl`. */
  mailFrom?: string
  /** Absolute; nothing is written outside it. */
  dataDir: string
  /** How people reach the shop, without a slash at its end. */
  publicUrl: string
  adminEmail: string
  adminPassword?: string
  demo: boolean
  rateLimitScale: number
  /** Addresses and networks of the proxies whose word about a caller's address is believed. */
  trustProxy: string[] | false
  logLevel: (typeof logLevels)[number]
}

/** One line that names the setting that is wrong and never its value, which may be a password. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MIN_ADMIN_PASSWORD_LENGTH = 8
const MAX_PORT = 65_535

const SENDER = /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

const anyText = z.string()
const postgresUrl = anyText.refine(
  (text) => isUrl(text, 'postgres:', 'postgresql:'),
  'must be like postgres://user:password@host:5432/database',
)

const Environment = z.object({
  HOST: anyText.regex(/^[\w.:-]+$/, 'must be an address or the name of a host').default('127.0.0.1'),
  PORT: number(
    (port) => Number.isInteger(port) && port >= 0 && port <= MAX_PORT,
    `must be a whole number from 0 to ${MAX_PORT}`,
  ).default(3000),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl
    .refine((text) => !isPooled(text), 'must not go through a PgBouncer, so not with ?prepare=false')
    .optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  FILES_URL: anyText
    .refine(isBucketUrl, 'must be like s3://bucket?endpoint=https://host&region=name')
    .optional(),
  AWS_ACCESS_KEY_ID: anyText.optional(),
  AWS_SECRET_ACCESS_KEY: anyText.optional(),
  SMTP_URL: anyText
    .refine((text) => isUrl(text, 'smtp:', 'smtps:'), 'must be like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: anyText.regex(SENDER, 'must be like name@host or Name <name@host>').optional(),
  DATA_DIR: anyText.default('./data'),
  PUBLIC_URL: anyText
    .refine((text) => isUrl(text, 'http:', 'https:'), 'must be like https://shop.example')
    .optional(),
  ADMIN_EMAIL: emailAddress('must be an email address').default('admin@lanai.example'),
  ADMIN_PASSWORD: anyText
    .min(MIN_ADMIN_PASSWORD_LENGTH, `must have at least ${MIN_ADMIN_PASSWORD_LENGTH} characters`)
    .optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RATE_LIMIT_SCALE: number((scale) => scale > 0, 'must be a number above 0').default(1),
  TRUST_PROXY: anyText
    .transform((text) => (text === 'off' ? false : text.split(',').map((part) => part.trim())))
    .refine(
      (proxies) => proxies === false || proxies.every(isNetwork),
      'must be off, or addresses and networks separated by commas',
    )
    .default(false),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})
type Environment = z.infer<typeof Environment>

/**
 * Reads the settings; a name that is absent or empty has its default.
 *
 * @throws ConfigError on the first wrong one
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const input = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(input)
  const [issue] = error?.issues ?? []
  if (!data) throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`)
  refuseContradictions(data)
  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    bucket: bucketOf(data),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    dataDir: resolve(data.DATA_DIR),
    publicUrl: (data.PUBLIC_URL ?? ownUrl(data)).replace(/\/+$/, ''),
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    demo: data.DEMO === 'on',
    rateLimitScale: data.RATE_LIMIT_SCALE,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  }
}

function refuseContradictions(env: Environment): void {
  if (env.RATE_LIMIT_SCALE > 1 && !isLoopback(env.HOST)) {
    throw new ConfigError(
      'RATE_LIMIT_SCALE: above 1 is for load tests only, where HOST is a loopback address',
    )
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new ConfigError('DATABASE_READ_URL: needs DATABASE_URL, the database it is a replica of')
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new ConfigError('DATABASE_DIRECT_URL: needs DATABASE_URL, the same database by a PgBouncer')
  }
  if (!env.DATABASE_DIRECT_URL && isPooled(env.DATABASE_URL)) {
    throw new ConfigError('DATABASE_DIRECT_URL: is needed where DATABASE_URL has ?prepare=false')
  }
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
    if (env.FILES_URL && !env[name]) throw new ConfigError(`${name}: is needed where FILES_URL is set`)
  }
  if (env.SMTP_URL && !env.MAIL_FROM) throw new ConfigError('MAIL_FROM: is needed where SMTP_URL is set')
}

function number(isRight: (value: number) => boolean, message: string) {
  return anyText
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .refine(isRight, message)
}

// A database on a local socket has no host name: its folder is in ?host=.
function isUrl(text: string, ...protocols: string[]): boolean {
  const url = URL.parse(text)
  return (
    url !== null && (url.hostname !== '' || url.searchParams.has('host')) && protocols.includes(url.protocol)
  )
}

/** Whether a PgBouncer is there that shares connections. */
function isPooled(url = ''): boolean {
  return URL.parse(url)?.searchParams.get('prepare') === 'false'
}

function isBucketUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || !BUCKET_NAME.test(url.host) || !['', '/'].includes(url.pathname))
    return false
  // Who may use it is named apart: an address is shown more easily than a key.
  if (url.username || url.password) return false
  return isUrl(url.searchParams.get('endpoint') ?? '', 'http:', 'https:') && !!url.searchParams.get('region')
}

function bucketOf(env: Environment): BucketAddress | undefined {
  const { FILES_URL, AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env
  const url = FILES_URL === undefined ? null : URL.parse(FILES_URL)
  if (!url) return undefined
  const { endpoint = '', region = '' } = Object.fromEntries(url.searchParams)
  return { endpoint, name: url.host, region, accessKeyId, secretAccessKey }
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

function ownUrl({ HOST, PORT }: Environment): string {
  return `http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}`
}
