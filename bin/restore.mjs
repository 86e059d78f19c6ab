import { resolve } from 'node:path'
import { installPackages, pinnedNode, root, run } from './set-up.mjs'

// Files are named as seen from where npm was called.
const from = process.env.INIT_CWD ?? process.cwd()
const args = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)))

installPackages()
run(pinnedNode(), [resolve(root, 'bin/archive.mjs'), 'restore', ...args])
