import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { ask } from '#web/api.ts'
import type { PlanActs } from './plan-acts.ts'
import { NOT_PLACED, placePackage } from './use-brought.ts'

/** A designer package from the tray: all its pieces in one act. */
export function PackagePicker({ acts, isLoading }: { acts: PlanActs; isLoading: boolean }) {
  const client = useQueryClient()
  const [id, setId] = useState('')
  const { data } = useQuery(ask('GET /api/packages/teasers'))
  const { mutate, isPending } = useMutation({
    mutationFn: () => placePackage(client, acts, id),
    onError: (error) => toast.error(messageOf(error, NOT_PLACED)),
  })
  if (!data || data.packages.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="font-medium">Place a designer package</summary>
      <div className="mt-3 grid gap-3">
        <Select
          label="Designer package"
          placeholder="Choose a package"
          choices={data.packages.map(({ id: value, name: label }) => ({ value, label }))}
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
        <Button
          variant="secondary"
          size="compact"
          disabled={id === '' || isLoading}
          busy={isPending}
          busyText="Placing..."
          onClick={() => mutate()}
        >
          Place all its pieces
        </Button>
      </div>
    </details>
  )
}
