import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/support/processes/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const file = (await readFile(join(root, 'deploy/Containerfile'), 'utf8')).replaceAll(/\\\n\s*/g, '')
const [building = [], running = []] = file
  .split(/^FROM .*$/m)
  .slice(1)
  .map((stage) => stage.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
const hasEngine = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0
if (!hasEngine)
  process.stderr.write('SKIPPED, building and running the image: no container engine; its steps are walked\n')

const [, health = ''] = /HEALTHCHECK .*?CMD (\[.*\])$/m.exec(file) ?? []
const [, command = ''] = /^CMD (\[.*\])$/m.exec(file) ?? []
const start = JSON.parse(command) as string[]
const healthCheck = JSON.parse(health) as string[]

describe.skipIf(!hasEngine)('with a container engine', () => {
  const image = `lanai-test-${process.pid}`
  afterAll(async () => {
    spawnSync('docker', ['rm', '-f', image])
    spawnSync('docker', ['rmi', '-f', image])
  })

  test('the image is built, runs as the guide says and is healthy', { timeout: 900_000 }, async () => {
    await run('docker', ['build', '-f', 'deploy/Containerfile', '-t', image, '.'], { cwd: root })
    const bounds = [
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--tmpfs',
      '/data',
      '--cap-drop',
      'ALL',
      '--memory',
      '2g',
    ]
    await run('docker', ['run', '-d', '--name', image, ...bounds, image])
    const check = () => spawnSync('docker', ['exec', image, ...healthCheck]).status
    await expect.poll(check, { timeout: 60_000 }).toBe(0)
  })
})

describe.skipIf(hasEngine)('without a container engine', () => {
  let folder: string
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test(
    'its steps, walked in an empty folder, make a shop that is healthy',
    { timeout: 400_000 },
    async () => {
      folder = await mkdtemp(join(tmpdir(), 'lanai-container-'))
      const shop = join(folder, 'shop')
      await mkdir(shop)
      const settings = Object.fromEntries(
        [...file.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
      )
      const { NODE_ENV, DEMO } = settings
      const PATH = [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
      const places = { HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: join(folder, 'data') }
      const env = { PATH, NODE_ENV, DEMO, ...places }
      const steps = building.map((line) => /^(\w+) (.*)$/.exec(line) ?? [])
      for (const [, what, words = ''] of steps) {
        const from = words.split(' ').slice(0, -1)
        if (what === 'COPY')
          for (const name of from) await cp(join(root, name), join(shop, name), { recursive: true })
        // What it installs is what these tests run on.
        else if (what === 'RUN' && words.startsWith('npm install '))
          await symlink(join(root, 'node_modules'), join(shop, 'node_modules'))
        else if (what === 'RUN') await run('sh', ['-ec', words], { cwd: shop, env })
        else expect(what).toBe('WORKDIR')
      }
      expect(running).toContain('COPY --from=build /shop ./')
      const [program = '', ...words] = start
      const process_ = spawn(program, words, { cwd: shop, env, stdio: 'ignore' })
      const ended = once(process_, 'exit')
      try {
        const [check = '', ...its] = healthCheck
        const isHealthy = () => spawnSync(check, its, { env }).status
        await expect.poll(isHealthy, { timeout: 120_000, interval: 500 }).toBe(0)
        const page = await fetch(`http://127.0.0.1:${places.PORT}/`)
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/assets/')])
      } finally {
        process_.kill('SIGTERM')
        await ended
      }
    },
  )
})
