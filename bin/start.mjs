import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, pinnedNode, root } from './set-up.mjs'

if (process.argv.includes('--version')) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  process.stdout.write(`Lānai ${version}\n`)
  process.exit(0)
}

installPackages()
const node = pinnedNode()
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)

// The server gets the signals of whoever started this process, so that a stop is a clean one.
const server = spawn(node, [join(root, 'bin/serve.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Node keeps what it compiled: the next start does not read two thousand files from their beginning.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    // With an arena of glibc for each thread, memory that one has freed is not used by another.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
