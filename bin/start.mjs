import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, pinnedNode, root } from './set-up.mjs'

installPackages()
const node = pinnedNode()
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)

// The server gets the signals of whoever started this process, so that a stop is a clean one.
const server = spawn(node, [join(root, 'bin/serve.mjs')], {
  cwd: root,
  stdio: 'inherit',
  // Node keeps what it compiled: the next start does not read two thousand files from their beginning.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
