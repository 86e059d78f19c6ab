import { useEffect, useEffectEvent, useRef } from 'react'
import { useKeptDraft } from '#kit/browser/api/kept-draft.ts'
import { currentSession, useSession } from '#web/session.ts'
import { leaveUnsent, takeUnsent, type Unsent } from './unsent-plan.ts'

type Words = Pick<Unsent, 'brief' | 'fileName'>

/**
 * Keeps what is typed and chosen while its owner is away: at the login, or on another page of the shop. Where a
 * session ends on the way, its words outlast a reload too.
 *
 * @param unsent  undefined while there is nothing to keep
 */
export function useUnsent(unsent: Unsent | undefined, restore: (unsent: Unsent) => void): void {
  const person = useSession()?.user._id
  const owner = useRef(person)
  useEffect(() => {
    if (person !== undefined) owner.current = person
  }, [person])

  useKeptDraft<Words>('design brief', {
    typed: () => unsent && { brief: unsent.brief, fileName: unsent.fileName },
    restore,
  })
  const leave = useEffectEvent(() => {
    if (unsent) leaveUnsent(unsent, owner.current)
  })
  const comeBack = useEffectEvent(() => {
    const kept = takeUnsent(currentSession()?.user._id)
    if (kept) restore(kept)
  })
  useEffect(() => {
    comeBack()
    return () => leave()
  }, [])
}
