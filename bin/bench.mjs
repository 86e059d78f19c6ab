// npm run bench [-- --products 10000 --only list,order --engine postgres --seconds 3]: what the shop costs beside the floor.
import { join } from 'node:path'
import { installPackages, pinnedNode, root, run } from './set-up.mjs'

installPackages({ all: true })
const node = pinnedNode()
const { buildPages } = await import('./build-pages.mjs')
buildPages(node)
run(node, [join(root, 'bench/bench.ts'), ...process.argv.slice(2)])
