import { isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment gives a shop on this machine with nothing to set up', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    bucket: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    dataDir: join(process.cwd(), 'data'),
    publicUrl: 'http://127.0.0.1:3000',
    adminEmail: 'admin@lanai.example',
    adminPassword: undefined,
    demo: true,
    rateLimitScale: 1,
    trustProxy: false,
    logLevel: 'info',
  })
})

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '' })).toEqual(readConfig({}))
})

test.each([
  ['PORT', '8080', { port: 8080, publicUrl: 'http://127.0.0.1:8080' }],
  ['HOST', '::1', { host: '::1', publicUrl: 'http://[::1]:3000' }],
  ['DATABASE_URL', 'postgres://shop:secret@db/lanai', { databaseUrl: 'postgres://shop:secret@db/lanai' }],
  ['DATABASE_URL', 'postgres:///lanai?host=/run/pg', { databaseUrl: 'postgres:///lanai?host=/run/pg' }],
  ['PUBLIC_URL', 'https://shop.example/', { publicUrl: 'https://shop.example' }],
  ['ADMIN_EMAIL', 'Ｎoa@Lanai.example', { adminEmail: 'noa@lanai.example' }],
  ['ADMIN_PASSWORD', '12345678', { adminPassword: '12345678' }],
  ['DEMO', 'off', { demo: false }],
  ['RATE_LIMIT_SCALE', '100', { rateLimitScale: 100 }],
  [
    'TRUST_PROXY',
    '10.0.0.1, 192.168.0.0/16,fd00::/8',
    { trustProxy: ['10.0.0.1', '192.168.0.0/16', 'fd00::/8'] },
  ],
  ['TRUST_PROXY', 'off', { trustProxy: false }],
  ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
] as const)('%s=%s is understood', (name, value, config) => {
  expect(readConfig({ [name]: value })).toMatchObject(config)
})

test('the data folder is absolute wherever the shop is started', () => {
  expect(isAbsolute(readConfig({ DATA_DIR: 'elsewhere' }).dataDir)).toBe(true)
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://root:s3cret-value@db/shop'],
  ['DATABASE_URL', 's3cret-value'],
  ['DATABASE_DIRECT_URL', 'http://s3cret-value'],
  ['DATABASE_DIRECT_URL', 'postgres://s3cret-value@db/lanai?prepare=false'],
  ['DATABASE_READ_URL', 'http://s3cret-value'],
  ['FILES_URL', '/srv/s3cret-value'],
  ['FILES_URL', 's3://s3cret-value'],
  ['FILES_URL', 's3://pictures?endpoint=https://store.example&region='],
  ['FILES_URL', 's3://pictures/s3cret-value?endpoint=https://store.example&region=pacific'],
  ['FILES_URL', 's3://shop:s3cret-value@pictures?endpoint=https://store.example&region=pacific'],
  ['FILES_URL', 's3://Pictures?endpoint=https://store.example&region=pacific'],
  ['SMTP_URL', 'https://s3cret-value'],
  ['MAIL_FROM', 's3cret-value'],
  ['PUBLIC_URL', 's3cret-value'],
  ['ADMIN_EMAIL', 's3cret-value'],
  ['ADMIN_PASSWORD', 's3cret!'],
  ['DEMO', 'maybe'],
  ['RATE_LIMIT_SCALE', '0.00'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with one line that names it and not its value', (name, value) => {
  const message = refusalOf({ [name]: value })
  expect(message).toMatch(new RegExp(`^${name}: .+$`))
  expect(message).not.toContain(value)
})

test.each([
  ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '2', HOST: '0.0.0.0' }],
  ['DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://replica/lanai' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://db/lanai' }],
  ['DATABASE_DIRECT_URL', { DATABASE_URL: 'postgres://pool:6432/lanai?prepare=false' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example:587' }],
  ['AWS_ACCESS_KEY_ID', { FILES_URL: 's3://pictures?endpoint=https://store.example&region=pacific' }],
  [
    'AWS_SECRET_ACCESS_KEY',
    { FILES_URL: 's3://pictures?endpoint=https://store.example&region=pacific', AWS_ACCESS_KEY_ID: 'shop' },
  ],
])('%s is refused where it does not go with the rest', (name, env) => {
  expect(refusalOf(env)).toMatch(new RegExp(`^${name}: `))
})

const bucket = 's3://pictures?endpoint=https://store.example:9000/&region=pacific'

test('a bucket is understood, with who may use it', () => {
  const env = { FILES_URL: bucket, AWS_ACCESS_KEY_ID: 'shop', AWS_SECRET_ACCESS_KEY: 's3cret-value' }
  expect(readConfig(env).bucket).toEqual({
    endpoint: 'https://store.example:9000/',
    name: 'pictures',
    region: 'pacific',
    accessKeyId: 'shop',
    secretAccessKey: 's3cret-value',
  })
})

test('keys of some other program do not make a bucket of the folder', () => {
  expect(readConfig({ AWS_ACCESS_KEY_ID: 'shop', AWS_SECRET_ACCESS_KEY: 'secret' }).bucket).toBeUndefined()
})

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'not refused'
}
