import { installPackages, pinnedNode, run } from './set-up.mjs'

installPackages()
run(pinnedNode(), [
  '--watch-path=server',
  '--watch-path=contract',
  '--watch-path=domain',
  'bin/serve.mjs',
  '--sources',
])
