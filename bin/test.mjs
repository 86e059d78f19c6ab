import { join } from 'node:path'
import { installPackages, pinnedNode, root, run } from './set-up.mjs'

installPackages()
const node = pinnedNode()
const tool = (file, ...args) => run(node, [join(root, 'node_modules', file), ...args])

tool('typescript/bin/tsc', '--noEmit')
tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')
tool('oxfmt/bin/oxfmt', '--check')
tool('knip/bin/knip.js')
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)
// The long proofs have a command of their own: `npm run promises`.
tool('vitest/vitest.mjs', 'run', '--project=rooms', '--project=journeys', ...process.argv.slice(2))
