import { CallError } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { signOut } from '#web/session.ts'

/** Ends the session on the server and in this browser; whatever the server says, nothing stays here. */
export async function endSession(): Promise<void> {
  try {
    await call('GET /api/users/logout')
  } catch (error) {
    // Without an answer the token dies on the server by itself, after its idle hours.
    if (!(error instanceof CallError)) throw error
  } finally {
    signOut()
  }
}
