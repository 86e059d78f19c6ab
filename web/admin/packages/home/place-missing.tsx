import { useMutation, useQueryClient } from '@tanstack/react-query'
import { missingLines } from '#domain/boards/difference-from.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import type { Desk, DeskShown } from '#web/boards/board-desk.tsx'
import { planActs } from '#web/boards/plan-acts.ts'
import { usePlan } from '#web/boards/plan-store.ts'
import { NOT_PLACED, piecesOf } from '#web/boards/use-brought.ts'
import type { ShownPackage } from '../shown-package.ts'
import { linesOfPackage } from './package-lines.ts'

type PlaceMissingProps = { desk: Desk; found: ShownPackage; shown: DeskShown }

/** The pieces of the package that do not stand in its home yet, in one act: each in a room that fits it. */
export function PlaceMissing({
  desk: { plan, unit },
  found,
  shown: { products, shapes },
}: PlaceMissingProps) {
  const client = useQueryClient()
  const missing = missingLines(linesOfPackage(found), usePlan(plan).board)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const lines = missing.map(({ key, ...line }) => ({ ...line, keyOf: () => key }))
      planActs({ plan, products, shapes, unit }).addAll(await piecesOf(client, lines), found.name)
    },
    onError: (error) => toast.error(messageOf(error, NOT_PLACED)),
  })
  if (missing.length === 0) return null
  return (
    <Button size="compact" busy={isPending} busyText="Placing..." onClick={() => mutate()}>
      Place the missing pieces
    </Button>
  )
}
