import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import type { Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'

type TwinLinesProps = {
  statement: Reply<'GET /api/bank/imports'>['imports'][number] | undefined
  again: () => Promise<unknown>
  onClose: () => void
}

/** Lines that an earlier statement held, of the days where both meet: one may be a second one like it. */
export function TwinLines({ statement, again, onClose }: TwinLinesProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (line: string) =>
      call('POST /api/bank/imports/:id/twins', { params: { id: statement?._id ?? '' }, body: { line } }),
    onSuccess: async ({ import: { twins } }) => {
      toast.success('Imported')
      await again()
      if (twins.length === 0) onClose()
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Dialog open={statement !== undefined} onClose={close} title="Lines that were there already">
      <div className="grid gap-4">
        <FormError message={error ? messageOf(error, 'The line could not be imported.') : undefined} />
        <p>
          An earlier statement held these lines of its first or last day. Where the bank cut a day in two, one
          may be a second payment like the first: import it anyway.
        </p>
        <ul className="grid gap-3">
          {statement?.twins.map(({ _id, postedOn, amount, name, memo }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-3"
            >
              <span className="min-w-0 wrap-anywhere">
                {formatDollars(amount)}, <CalendarDay day={postedOn} />
                <span className="block text-muted">{`${name} ${memo}`.trim()}</span>
              </span>
              <Button
                variant="secondary"
                size="compact"
                busy={isPending}
                busyText="Importing..."
                onClick={() => mutate(_id)}
              >
                Import anyway
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
