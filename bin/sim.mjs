import { join } from 'node:path'
import { installPackages, pinnedNode, root, run } from './set-up.mjs'

installPackages({ all: true })
run(pinnedNode(), [join(root, 'bin/simulate.mjs'), ...process.argv.slice(2)])
