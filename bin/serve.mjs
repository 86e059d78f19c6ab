import { readConfig } from '#server/config.ts'
import { startFault } from '#server/start-fault.ts'
import { root } from './set-up.mjs'

async function fromSources() {
  const { sourceRenderer } = await import('#server/pages/render.ts')
  return sourceRenderer(root)
}

try {
  // A wrong setting is told at once, before all the rest is loaded.
  readConfig(process.env)
  const { runShop } = await import('#server/main.ts')
  const { openDemo } = await import('#demo/open-demo.ts')
  const openRenderer = process.argv.includes('--sources') ? fromSources : undefined
  await runShop(process.env, openDemo, { openRenderer })
} catch (error) {
  process.stderr.write(`${startFault(error) ?? error.stack}\n`)
  process.exit(1)
}
