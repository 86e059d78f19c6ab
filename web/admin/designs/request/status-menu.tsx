import { useState } from 'react'
import { designStatuses, designStatusLabel, type DesignStatus } from '#domain/designs/design-status.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { useAsking } from '../../form-dialog.tsx'
import { ReasonDialog } from '../../reason-dialog.tsx'
import { useStatusMove } from '../use-studio-change.ts'
import { ValueMenu } from '../../value-menu.tsx'

/** How the studio ends a request for its client, who reads why. */
const endings = {
  rejected: {
    title: 'Decline',
    action: 'Decline request',
    busyText: 'Declining...',
    line: 'We write to the client that the studio does not take on this request, with your reason.',
    hint: 'Why, and what the client could do instead.',
  },
  cancelled: {
    title: 'Cancel',
    action: 'Cancel request',
    busyText: 'Canceling...',
    line: 'We write to the client that this request is canceled, with your reason and what becomes of the design fee.',
    hint: 'Why, as the client should read it.',
  },
} as const
type Ending = keyof typeof endings

const isEnding = (status: DesignStatus): status is Ending => status in endings

/** Moves a request to any other status; ending it asks why, because the client reads it. */
export function StatusMenu({ request: { _id, status: now, number } }: { request: ShownRequest }) {
  const move = useStatusMove(_id)
  const { asking, ask, close } = useAsking<Ending>(`how ${_id} ends`, move)
  const { title, ...words } = endings[asking ?? 'rejected']

  // Where it stood when that was asked: client or colleague may move it while the window is open.
  const [seen, setSeen] = useState(now)

  function choose(status: DesignStatus) {
    setSeen(now)
    if (isEnding(status)) ask(status)
    else void move.change({ status, seen: now })
  }
  return (
    <>
      <ValueMenu
        what="status"
        now={now}
        values={designStatuses.map((value) => ({ value, label: designStatusLabel(value) }))}
        dangerous={Object.keys(endings) as Ending[]}
        variant="primary"
        isBusy={move.isBusy}
        onChoose={choose}
      />
      <ReasonDialog
        open={asking !== undefined}
        title={`${title} ${number}?`}
        {...words}
        keep="Keep the request"
        acts={move}
        draft={`why ${_id} ends`}
        onReason={(reason) => move.change({ status: asking ?? 'rejected', reason, seen })}
        onClose={close}
      />
    </>
  )
}
