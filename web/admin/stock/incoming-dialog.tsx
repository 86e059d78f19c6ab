import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { submitTexts } from '../form-dialog.tsx'
import { nameOf, type ShownStock, type StockLine } from './shown-stock.ts'

type IncomingDialogProps = { line: StockLine; open: boolean; onClose: () => void }

/** The deliveries of a product that are awaited, and what can be done with each. */
export function IncomingDialog({ line: { product, units }, open, onClose }: IncomingDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Deliveries: ${nameOf(product, units)}`}>
      <Deliveries product={product} units={units} />
    </Dialog>
  )
}

type Of = Pick<StockLine, 'product' | 'units'>
type Incoming = Reply<'GET /api/products/:id/incoming'>['incoming'][number]

function Deliveries({ product, units }: Of) {
  const params = { id: product._id }
  const { data, error, isPending, refetch } = useQuery(ask('GET /api/products/:id/incoming', { params }))
  const { run, isBusy, failure } = useDeliveryChange()
  if (isPending) return <TextSkeleton lines={3} />
  if (error)
    return <TryAgain message={messageOf(error, 'Failed to load deliveries')} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-6">
      <FormError message={failure} />
      {data.incoming.length === 0 && <p className="text-muted">No delivery is awaited.</p>}
      <ul className="divide-y divide-line empty:hidden">
        {data.incoming.map((delivery) => (
          <Delivery key={delivery._id} {...{ product, delivery, run, isBusy }} />
        ))}
      </ul>
      <NewDelivery {...{ product, units, run, isBusy }} />
    </div>
  )
}

type Run = (act: (idempotencyKey: string) => Promise<unknown>) => Promise<boolean>
type Acting = { product: ShownStock; run: Run; isBusy: boolean }

function Delivery({ product, delivery, run, isBusy }: Acting & { delivery: Incoming }) {
  const { _id: incomingId, variantKey, day, pieces } = delivery
  const finish = product.units.find((one) => one.variantKey === variantKey)?.finish ?? ''
  const params = { id: product._id, incomingId }
  const bookIn = (idempotencyKey: string) =>
    call('POST /api/products/:id/incoming/:incomingId/book-in', { params, idempotencyKey })
  const remove = () => call('DELETE /api/products/:id/incoming/:incomingId', { params })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p>
        <CalendarDay day={day} />
        <span className="block text-sm text-muted">
          {[pieces === 1 ? '1 piece' : `${pieces.toLocaleString('en-US')} pieces`, finish]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <span className="flex gap-2">
        <Button variant="secondary" size="compact" disabled={isBusy} onClick={() => void run(bookIn)}>
          Book in
        </Button>
        <Button variant="quiet" size="compact" disabled={isBusy} onClick={() => void run(remove)}>
          Remove
        </Button>
      </span>
    </li>
  )
}

function NewDelivery({ product, units, run, isBusy }: Acting & Of) {
  const [turn, setTurn] = useState(0)
  const [first] = product.units
  const submit = submitTexts(async ({ day = '', pieces = '', variantKey }) => {
    const body = {
      day,
      pieces: Number(pieces),
      variantKey: variantKey ?? units?.variantKey ?? first?.variantKey ?? 'default',
    }
    const add = (idempotencyKey: string) =>
      call('POST /api/products/:id/incoming', { params: { id: product._id }, body, idempotencyKey })
    if (await run(add)) setTurn(turn + 1)
  })
  return (
    <Form key={turn} onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {units === undefined && (
        <Select
          label="Finish"
          name="variantKey"
          className="sm:col-span-2"
          choices={product.units.map(({ variantKey, finish }) => ({ value: variantKey, label: finish }))}
        />
      )}
      <Field label="Comes by" name="day" type="date" required />
      <PlainField label="Pieces" name="pieces" type="number" min={1} step={1} required />
      <Button variant="secondary" busy={isBusy} busyText="Saving..." className="justify-self-start">
        Add delivery
      </Button>
    </Form>
  )
}

/** What changes deliveries, one at a time; the list and the stock are asked for again. */
function useDeliveryChange() {
  const client = useQueryClient()
  const attempt = useAttempt()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (act: Parameters<Run>[0]) => attempt(act),
    onSettled: () =>
      Promise.all(
        (
          [
            'GET /api/products/:id/incoming',
            'GET /api/inventory',
            'GET /api/products/:id/stock-history',
          ] as const
        ).map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  })
  const run: Run = (act) =>
    mutateAsync(act).then(
      () => true,
      () => false,
    )
  const failure = error ? messageOf(error, 'This could not be saved. Please try again.') : undefined
  return { run, isBusy: isPending, failure }
}
