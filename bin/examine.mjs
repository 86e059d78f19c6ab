import { runDoctor } from '#server/doctor/run-doctor.ts'
import { startFault } from '#server/start-fault.ts'

try {
  process.exitCode = (await runDoctor(process.env)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${startFault(error) ?? error.stack}\n`)
  process.exit(1)
}
