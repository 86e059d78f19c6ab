import { useEffect } from 'react'
import { useBlocker } from '#kit/browser/router/router.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before what was typed is left behind: `<LeaveGuard when={form.isDirty && !form.busy} />`. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])

  const stay = () => blocker.reset?.()
  const footer = (
    <>
      <Button variant="secondary" onClick={stay}>
        Stay on this page
      </Button>
      <Button onClick={() => blocker.proceed?.()}>Leave without saving</Button>
    </>
  )
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title="Leave this page?" footer={footer}>
      <p>What you entered has not been saved.</p>
    </Dialog>
  )
}
