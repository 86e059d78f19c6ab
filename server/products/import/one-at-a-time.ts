import { Problem } from '#contract/problems.ts'

const RETRY_AFTER = 5

/**
 * Lets one piece of work begin while no other is under way: `begin` gives what ends it.
 *
 * @throws Problem `in_progress`, with `message`
 */
export function oneAtATime(message: string): { begin(): () => void } {
  let isRunning = false
  return {
    begin() {
      if (isRunning) throw new Problem('in_progress', { message, retryAfter: RETRY_AFTER })
      isRunning = true
      return () => void (isRunning = false)
    },
  }
}
