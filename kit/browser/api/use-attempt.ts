import { useState } from 'react'
import { createAttempt } from './attempt.ts'

/** `createAttempt` for as long as a form is on the page: one key per thing that is sent, until the outcome is sure. */
export function useAttempt() {
  const [attempt] = useState(createAttempt)
  return attempt
}
