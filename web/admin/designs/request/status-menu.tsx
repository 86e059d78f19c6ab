import { useState } from 'react'
import { designStatuses, designStatusLabel, type DesignStatus } from '#domain/designs/design-status.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useStatusMove } from '../use-request-moves.ts'
import { ValueMenu } from './value-menu.tsx'

/** Moves a request to any other status; declining asks why, because the client reads it. */
export function StatusMenu({ request: { _id, status: now, reference } }: { request: ShownRequest }) {
  const [isDeclining, setDeclining] = useState(false)
  const move = useStatusMove(_id, () => setDeclining(false))

  function choose(status: DesignStatus) {
    move.forget()
    if (status === 'rejected') setDeclining(true)
    else move.change({ status })
  }
  return (
    <>
      <ValueMenu
        what="status"
        now={now}
        values={designStatuses.map((value) => ({ value, label: designStatusLabel(value) }))}
        dangerous={['cancelled', 'rejected']}
        variant="primary"
        isBusy={move.isBusy}
        onChoose={choose}
      />
      <ReasonDialog
        open={isDeclining}
        title={`Decline ${reference}?`}
        action="Decline request"
        busyText="Declining..."
        line="We write to the client that the studio does not take on this request, with your reason."
        hint="Why, and what the client could do instead."
        isBusy={move.isBusy}
        failure={move.failure}
        onReason={(reason) => move.change({ status: 'rejected', reason })}
        onClose={() => setDeclining(false)}
      />
    </>
  )
}
