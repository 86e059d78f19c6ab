import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOwnPostgres, type TestPostgres } from '#tests/support/databases/postgres.ts'
import { freePort } from '#tests/support/processes/free-port.ts'
import { shopProcesses } from './shop-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFile(join(root, path), 'utf8')
const run = promisify(execFile)
const startShop = shopProcesses()

/** What cannot run here, and where else it is tried. */
const elsewhere: [RegExp, string][] = [
  [/^(useradd|systemctl|journalctl|systemd-analyze) /, 'asks for systemd and root'],
  [/^git (clone|fetch|checkout) /, 'asks for the place where versions are published'],
  [/^npm install /, 'asks for the network: whoever runs this test has done it'],
  [
    /^(apt-get install|pg_dropcluster|echo ETCD_)/,
    'asks for root; their files: tests/promises/long/failover.test.ts',
  ],
  [/^npm run promises -- P70/, 'asks for Patroni, etcd and HAProxy'],
  [/^docker /, 'asks for a container engine'],
  [/^(create role replicator|pg_basebackup|pg_ctl) ?/, 'tests/promises/long/replica.test.ts'],
  [/^alter role lanai /, 'tests/promises/long/replica.test.ts'],
  [/^aws /, 'asks for a bucket; kit/node/files/s3-store.test.ts'],
  [/^npm run (drill|promises|verify)$/, 'is a test itself'],
  [/^(cd|df) /, 'changes nothing'],
]

const PROGRAM =
  /^(npm|node|git|docker|aws|systemctl|journalctl|systemd-analyze|pg_basebackup|pg_ctl|df|delete|alter) \S/
/** Named in passing: the block above it has it in full. */
const NONE = /^npm run backup$/

/** Each command of the guide as it is written, without its remark. */
function commandsIn(guide: string): string[] {
  const fences = [...guide.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
  const blocks = fences.filter(([, kind]) => kind === '' || kind === 'sql').map(([, , text = '']) => text)
  const lines = blocks
    .filter((text) => !/^\S+\s+TXT /m.test(text))
    .flatMap((text) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => line.replace(/\s{2,}(#|--) .*$/, '').trim())
  const parts = lines.flatMap((line) => (/^\d+ \d+ /.test(line) ? [line] : line.split(' && ')))
  const inline = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...parts, ...inline.filter((code) => PROGRAM.test(code) && !NONE.test(code))].filter(Boolean)
}

let cluster: TestPostgres
let folder: string
let port: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  const started = await startOwnPostgres()
  if ('skipped' in started) throw new Error(started.skipped)
  cluster = started
  folder = await mkdtemp(join(tmpdir(), 'lanai-guide-'))
  for (const name of ['backups', 'data', 'systemd']) await mkdir(join(folder, name))
  port = String(await freePort())
  env = { PATH: process.env.PATH, INIT_CWD: root, HOME: folder, LANG: 'C.UTF-8' }
}, 60_000)
afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A command with the places of this machine in the place of the guide's. */
const here = (command: string) =>
  command
    .replaceAll('/opt/lanai', root)
    .replaceAll('/etc/lanai/', `${folder}/`)
    .replaceAll('/etc/systemd/system/', `${folder}/systemd/`)
    .replaceAll('/backups', `${folder}/backups`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replace(' -g lanai ', ' ')
    .replace('noa@yourshop.com', 'owner@shop.example')
    .replace(/lanai-2026-11-22/, () => `lanai-${new Date().toISOString().slice(0, 10)}`)

const LOAD = `set -a; . /etc/lanai/lanai.env; set +a`
const shell = (command: string) =>
  run('bash', ['-ec', here(command)], { cwd: root, env, maxBuffer: 64 * 1024 * 1024 })
const withSettings = (command: string) => shell(`${LOAD}\n${command}`)
const sql = (text: string, url = cluster.url) => run('psql', ['-v', 'ON_ERROR_STOP=1', url, '-c', text])

/** What `deploy/lanai.env.example` says, as its reader edits it for this machine. */
async function editSettings() {
  const path = join(folder, 'lanai.env')
  const { port: database } = new URL(cluster.url)
  const edited = (await readFile(path, 'utf8'))
    .replace(/^PORT=.*/m, `PORT=${port}`)
    .replace(/^PUBLIC_URL=.*/m, `PUBLIC_URL=http://127.0.0.1:${port}`)
    .replace(/^DATA_DIR=.*/m, `DATA_DIR=${folder}/data`)
    .replace(
      /^DATABASE_URL=.*/m,
      `DATABASE_URL=postgres://lanai_guide:secret@127.0.0.1:${database}/lanai_guide`,
    )
    .replace(/^SMTP_URL=.*/m, '')
    .replace(/^MAIL_FROM=(.*)/m, `MAIL_FROM='$1'`)
  await writeFile(path, edited)
  return edited
}

/** The settings of the file, as systemd reads them. */
const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll("'", ''),
    ]),
  )

test(
  'each command of the guide is walked here, or said to be tried elsewhere',
  { timeout: 400_000 },
  async () => {
    const left = new Set(commandsIn(await read('docs/operations.md')))
    const walk = async <Done>(command: string, how: (command: string) => Promise<Done>): Promise<Done> => {
      expect([...left]).toContain(command)
      left.delete(command)
      return how(command)
    }
    // The roles of a test's own cluster: it is made by one that is called lanai already.
    const named = (text: string) => text.replaceAll(/\blanai\b/g, 'lanai_guide').replace("'…'", "'secret'")
    const asOwner = (text: string) => sql(named(text))
    await walk("create role lanai login password '…';", asOwner)
    await walk("create database lanai owner lanai encoding 'UTF8';", asOwner)
    const inside = cluster.url.replace(/\/[^/]*$/, '/lanai_guide')
    await walk('\\c lanai', (text) => sql('select 1', inside).then(() => text))
    for (const text of ['revoke all on schema public from public;', 'grant all on schema public to lanai;'])
      await walk(text, () => sql(named(text), inside))
    await walk("create role reader login password '…';", asOwner)
    await walk('grant pg_read_all_data to reader;', asOwner)

    await walk('node_modules/.bin/node bin/build-pages.mjs', shell)
    await walk('install -D -m 0640 -g lanai deploy/lanai.env.example /etc/lanai/lanai.env', shell)
    await walk(
      'cp deploy/lanai.service deploy/lanai-doctor.service deploy/lanai-doctor.timer /etc/systemd/system/',
      shell,
    )
    const { stdout: version } = await walk('npm start -- --version', shell)
    const said = /^Lānai (\S+)$/m.exec(version)?.[1]
    expect((await read('CHANGELOG.md')).includes(`## ${said}`)).toBe(true)
    const { stdout: bill } = await walk('npm sbom --sbom-format=cyclonedx --package-lock-only', shell)
    expect(JSON.parse(bill)).toMatchObject({ bomFormat: 'CycloneDX' })

    const settings = settingsIn(await editSettings())
    const shop = await startShop({ ...settings, NODE_ENV: 'production' })
    await shop.opened()
    expect(shop.words.out).toContain('first admin: owner@shop.example')
    const ready = await walk('curl -s http://127.0.0.1:3000/api/health/ready', shell)
    expect(JSON.parse(ready.stdout)).toMatchObject({ success: true })
    left.delete('set -a; . /etc/lanai/lanai.env; set +a')
    await walk('npm run backup -- /backups/lanai-$(date +%F).tar.gz', withSettings)
    await walk('npm run backup -- /backups/before.tar.gz', withSettings)
    const reset = await walk('npm run admin -- --reset noa@yourshop.com', withSettings)
    expect(reset.stdout).toMatch(/owner@shop\.example/)
    for (const text of ['delete from sessions', 'delete from secrets'])
      await walk(text, () => sql(text, inside))
    shop.signal('SIGTERM')
    await shop.exited

    const restored = 'npm run restore -- /backups/lanai-2026-11-22.tar.gz'
    await expect(walk(restored, withSettings)).rejects.toMatchObject({ code: 1 })
    await withSettings(`${restored} --replace`)
    await walk('npm run doctor', withSettings)
    const night = [...left].find((command) => command.startsWith('15 3 ')) ?? ''
    await rm(join(folder, 'backups'), { recursive: true })
    await mkdir(join(folder, 'backups'))
    await walk(night, () => shell(night.replace(/^(\S+ ){5}\s*/, '').replaceAll('\\%', '%')))

    const unknown = [...left].filter((command) => !elsewhere.some(([pattern]) => pattern.test(command)))
    expect(unknown).toEqual([])
  },
)
