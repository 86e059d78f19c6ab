// Builds the pages when their sources have changed: dist/client for the browser, dist/server to draw them.
// Runs on any Node from 20 on: what needs the pinned one runs in a child.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const stamp = join(dist, 'built-from')
const SOURCES = [
  'kit',
  'web',
  'contract',
  'domain',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'bin/build-pages.mjs',
]
const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm)$/

/** Builds dist/ with `node` unless it was built from exactly these sources. */
export function buildPages(node = process.execPath) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()) return
  process.stderr.write('Building the pages…\n')
  const { status, error } = spawnSync(node, [fileURLToPath(import.meta.url)], {
    cwd: root,
    stdio: 'inherit',
    // Under a test runner it would be `test`, and React its development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (error || status !== 0) throw new Error('The pages could not be built', { cause: error })
}

/** Changes whenever a file does that the pages are made from. */
function sourceHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** The files below a path that end up in the build; tests do not. */
function filesIn(path) {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(whole)
    .toSorted()
    .flatMap((entry) => filesIn(join(path, entry)))
}

/** Builds beside the old pages and swaps them in whole, so that a server starting meanwhile never sees half of them. */
async function build() {
  const hash = sourceHash()
  const fresh = join(dist, `building-${process.pid}`)
  try {
    const { createBuilder } = await import('vite')
    const into = (half) => ({ build: { outDir: join(fresh, half), emptyOutDir: true } })
    const builder = await createBuilder({
      root,
      logLevel: 'warn',
      environments: { client: into('client'), ssr: into('server') },
    })
    await builder.buildApp()
    compressFiles(join(fresh, 'client/assets'))
    swapIn(fresh, hash)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Puts `.br` and `.gz` beside each file of text, once for ever: their names carry a hash of their bytes. */
function compressFiles(folder) {
  for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

function swapIn(fresh, hash) {
  rmSync(stamp, { force: true })
  for (const half of ['client', 'server']) {
    const place = join(dist, half)
    try {
      renameSync(place, join(fresh, `old-${half}`))
    } catch (error) {
      // There is none yet, or another build has just taken it away.
      if (error.code !== 'ENOENT') throw error
    }
    renameSync(join(fresh, half), place)
  }
  writeFileSync(stamp, hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
