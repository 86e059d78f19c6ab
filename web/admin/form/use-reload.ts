import { useState } from 'react'

/** Has what is edited asked for again, and its form, whose key is `round`, begun anew with that. */
export function useReload(ask: () => Promise<void>) {
  const [round, setRound] = useState(0)

  async function reload() {
    await ask()
    setRound((before) => before + 1)
  }
  return { round, reload }
}
