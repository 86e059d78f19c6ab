import { join } from 'node:path'
import { installPackages, pinnedNode, root, run } from './set-up.mjs'

installPackages()
run(pinnedNode(), [join(root, 'bin/reset-admin.mjs'), ...process.argv.slice(2)])
