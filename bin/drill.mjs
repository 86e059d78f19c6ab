// npm run drill: destroys shops and restores them from their backups (P21). Weekly, and before a release.
import { join } from 'node:path'
import { installPackages, pinnedNode, root, run } from './set-up.mjs'

installPackages({ all: true })
const node = pinnedNode()
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
run(node, [vitest, 'run', '--project', 'long', 'tests/promises/long/drill'])
