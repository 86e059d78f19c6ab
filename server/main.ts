import { DRAIN_MS, openShop, type OpenShop } from './open-shop.ts'

/** Closing files and the database after the last request. */
const CLOSE_MS = 2_000
const SAME_SIGNAL_MS = 1_000

/** Opens the shop by the environment, says where it is, and closes it on SIGTERM or SIGINT. */
export async function runShop(...parts: Parameters<typeof openShop>): Promise<void> {
  const open = await openShop(...parts)
  closeOnSignal(open)
  announce(open)
}

/**
 * On SIGTERM or SIGINT finishes what is in flight, 10 seconds at most, and exits 0; a second signal exits at once.
 * A fault that nobody caught is logged and ends the shop in the same way, with 1: whoever supervises starts it again.
 */
function closeOnSignal({ shop, close }: OpenShop) {
  let isLeaving = false
  let isSameSignal = false

  async function leave(code: number) {
    if (isLeaving) return
    isLeaving = true
    setTimeout(() => process.exit(1), DRAIN_MS + CLOSE_MS).unref()
    try {
      await close()
      process.exit(code)
    } catch (error) {
      shop.log.fatal({ err: error }, 'the shop did not close')
      process.exit(1)
    }
  }

  function onSignal() {
    // Ctrl-C reaches the whole process group, and npm passes it on once more: that is one signal.
    if (isSameSignal) return
    if (isLeaving) process.exit(1)
    isSameSignal = true
    // A busy process hears late: what had come by then is heard before the immediate.
    setTimeout(() => setImmediate(() => (isSameSignal = false)), SAME_SIGNAL_MS).unref()
    void leave(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  for (const fault of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(fault, (error: unknown) => {
      shop.log.fatal({ err: error }, 'a fault that nobody caught')
      void leave(1)
    })
  }
}

function announce({ shop: { config }, address, firstAdmin }: OpenShop) {
  const lines = [`Lānai is open at ${config.publicUrl}`]
  if (address !== config.publicUrl) lines.push(`  listening on ${address}`)
  if (!config.databaseUrl) {
    lines.push(`  embedded database in ${config.dataDir}: one process, survives a kill but not a power cut`)
  }
  if (!config.smtpUrl) lines.push('  no SMTP_URL: mails wait in the outbox, see /admin/emails')
  if (firstAdmin) lines.push(`  first admin: ${firstAdmin.email}${passwordWords(firstAdmin.password)}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

function passwordWords(password: string | undefined): string {
  return password ? `, password ${password} (shown once)` : ''
}
