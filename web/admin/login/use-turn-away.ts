import { useEffect, useState } from 'react'
import type { Session } from '#web/session.ts'
import { endSession } from '#web/layout/end-session.ts'

/** Ends the session of whoever is signed in here without being an admin, on the server too, and remembers it. */
export function useTurnAway(session: Session | null) {
  const [isTurnedAway, setTurnedAway] = useState(false)
  const isStranger = session !== null && session.user.role !== 'admin'
  if (isStranger && !isTurnedAway) setTurnedAway(true)

  useEffect(() => {
    if (isStranger) void endSession()
  }, [isStranger])

  return { isTurnedAway, forget: () => setTurnedAway(false) }
}
