import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, pinnedNode, root } from './set-up.mjs'

installPackages()
const node = pinnedNode()
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)

// The server gets the signals of whoever started this process, so that a stop is a clean one.
const server = spawn(node, [join(root, 'bin/serve.mjs')], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
