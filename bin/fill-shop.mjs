import { runDemo } from '#demo/fill-shop.ts'
import { DemoRefused } from '#demo/many-products.ts'
import { startFault } from '#server/start-fault.ts'

try {
  await runDemo(process.env, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  const told = error instanceof DemoRefused ? error.message : startFault(error)
  process.stderr.write(`${told ?? error.stack}\n`)
  process.exit(1)
}
