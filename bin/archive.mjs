import { runBackup, runRestore } from '#server/backup/commands.ts'
import { BackupRefused } from '#server/backup/manifest.ts'
import { startFault } from '#server/start-fault.ts'

const [command, ...args] = process.argv.slice(2)
const work = command === 'restore' ? runRestore : runBackup
try {
  await work(process.env, args, (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  const told = error instanceof BackupRefused ? error.message : startFault(error)
  process.stderr.write(`${told ?? error.stack}\n`)
  process.exit(1)
}
