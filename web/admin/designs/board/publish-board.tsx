import { useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { MAX_BOARD_PICTURES } from '#domain/boards/board-limits.ts'
import { isOver } from '#domain/designs/design-status.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import type { Desk, DeskShown } from '#web/boards/board-desk.tsx'
import { draws3d } from '#web/boards/in-3d/draws-3d.ts'
import type { Pictures } from '#web/boards/in-3d/take-pictures.ts'
import type { PlanShelf } from '#web/boards/device-plan.ts'
import { usePlan } from '#web/boards/plan-store.ts'
import { useRequestChange, type ShownRequest } from '#web/designs/use-request.ts'
import { paths } from '#web/paths.ts'
import { OffTheBoard } from './off-the-board.tsx'

const FAILED = 'The board could not be published. Please try again.'
const MAX_NOTES = 5000
/** Of a device without graphics hardware. */
const slowWords = {
  slow: 'This device draws 3D slowly: its pictures may be small, 480 by 320 pixels.',
  never: 'This browser cannot draw 3D: the plan is published without pictures.',
}
const none: Pictures = { files: [], isSmall: false }

type PublishBoardProps = Pick<Desk, 'plan' | 'saving'> &
  DeskShown & { request: ShownRequest; shelf: PlanShelf }
type Sent = { revision: number; pictures: File[] }

/** Makes the board the next concept of its request. */
export function PublishBoard(props: PublishBoardProps) {
  const { plan, saving, request, shelf, notes, products, shapes } = props
  const { _id: id, designConcepts, suggestedProducts, status } = request
  const { board } = usePlan(plan)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [hasPictures, setPictures] = useState(true)
  const [isDrawing, setDrawing] = useState(false)
  const [machine, setMachine] = useState<ReturnType<typeof draws3d>>('quick')
  const [unsaved, setUnsaved] = useState<string>()
  const { changed, isBusy, problem, forgetProblem } = useRequestChange<Sent>(id, {
    send: ({ revision, pictures }, idempotencyKey) =>
      call('POST /api/design-requests/:id/board/publish', {
        params: { id },
        body: { revision, notes: words, ...(pictures.length > 0 && { pictures }) },
        idempotencyKey,
        asForm: true,
      }),
    failure: FAILED,
  })
  const faults = notes.filter(({ level }) => level === 'red').length
  const title = `Publish as concept ${designConcepts.length + 1}`

  /** None where 3D does not come: the plan is published all the same. */
  async function picturesOf(): Promise<Pictures> {
    setDrawing(true)
    try {
      const { takePictures } = await import('#web/boards/in-3d/take-pictures.ts')
      return await takePictures({ board, products, shapes }, MAX_BOARD_PICTURES)
    } catch {
      return none
    }
  }

  async function publish() {
    const isSaved = await saving.flush()
    const revision = shelf.get()?.saved?.revision
    setUnsaved(isSaved ? undefined : 'The last changes are not saved yet. Please try again in a moment.')
    if (!isSaved || revision === undefined) return
    const { files: pictures, isSmall } = hasPictures ? await picturesOf() : none
    setDrawing(false)
    try {
      await changed({ revision, pictures })
    } catch {
      return
    }
    toast.success(
      isSmall
        ? 'The board is published, with small pictures: this device draws slowly'
        : 'The board is published',
    )
    await navigate(paths.admin.designRequest(id))
  }
  function open() {
    forgetProblem()
    setUnsaved(undefined)
    setMachine(draws3d())
    setOpen(true)
  }
  if (isOver(status)) return null
  return (
    <>
      <Button size="compact" disabled={Object.keys(board.pieces).length === 0} onClick={open}>
        {title}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button
              busy={isBusy || isDrawing}
              busyText={isDrawing ? 'Taking pictures...' : 'Publishing...'}
              onClick={() => void publish()}
            >
              Publish
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <FormError message={unsaved ?? problem} />
          <p>
            The client gets the plan to scale as a PDF with pictures, the pieces as suggestions, and one
            letter. Nothing can be taken back.
          </p>
          {faults > 0 && (
            <p className="text-red">
              {faults === 1 ? 'One check is red.' : `${faults} checks are red.`} Look once more, or publish
              all the same.
            </p>
          )}
          <OffTheBoard suggestedProducts={suggestedProducts} pieces={board.pieces} />
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={hasPictures}
              onChange={({ target }) => setPictures(target.checked)}
            />
            A picture of each kept view and furnished room, {MAX_BOARD_PICTURES} at most, as they look in 3D
          </label>
          {hasPictures && machine !== 'quick' && <p className="text-sm text-muted">{slowWords[machine]}</p>}
          <TextArea
            label="Notes"
            optional
            value={words}
            maxLength={MAX_NOTES}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      </Dialog>
    </>
  )
}
