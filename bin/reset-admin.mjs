import { AdminRefused, runAdmin } from '#server/users/reset-admin.ts'
import { startFault } from '#server/start-fault.ts'

try {
  await runAdmin(process.env, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  const reason = error instanceof AdminRefused ? error.message : startFault(error)
  process.stderr.write(`${reason ?? error.stack}\n`)
  process.exit(1)
}
