import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { ProductState } from '#domain/products/product-state.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { Link } from '#kit/browser/router/router.ts'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import type { Keeper } from './keeper.ts'
import { useProductsAgain } from './list/use-product-actions.ts'
import type { ShownManaged } from './shown-managed.ts'

type Of = { product: Pick<ShownManaged, 'state' | 'isWaiting'> }

/** Where a product stands that shoppers do not see. */
export function StateBadge({ product: { state, isWaiting } }: Of) {
  if (state === 'live') return null
  if (state === 'archived') return <Badge tone="warn">Archived</Badge>
  return isWaiting ? <Badge tone="info">Waiting</Badge> : <Badge>Draft</Badge>
}

/** Why shoppers do not see it, if they do not. */
export function hiddenBecause({ state, isWaiting }: Of['product'], { isAdmin }: Keeper): string | false {
  if (state === 'live') return false
  if (state === 'archived')
    return `This product is archived: shoppers do not see it.${isAdmin ? '' : ' Only the studio can bring it back.'}`
  if (!isWaiting) return 'This product is a draft: shoppers do not see it until it is published.'
  return isAdmin
    ? 'A seller’s draft that waits for your yes: shoppers do not see it until you publish it.'
    : 'This product waits for the studio’s yes: the studio publishes it after a look.'
}

const words = {
  live: { act: 'Publish', icon: 'check', done: 'It is in the shop now' },
  draft: { act: 'Back to draft', icon: 'undo', done: 'It is a draft now' },
  archived: { act: 'Archive', icon: 'box', done: 'It is archived now' },
} as const

type StateActsProps = {
  product: ShownManaged
  keeper: Keeper
  /** Whether something is typed that is not saved: it would be saved over an older product. */
  isDirty: boolean
  onChanged: (() => Promise<void>) | undefined
}

/** Brings a product into the shop, and takes it out. */
export function StateActs({ product, keeper: { isAdmin }, isDirty, onChanged }: StateActsProps) {
  const [isAsking, setAsking] = useState(false)
  const again = useProductsAgain()
  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: (state: ProductState) =>
      call('PUT /api/products/:id/state', { params: { id: product._id }, body: { state } }),
    onSuccess: async (_reply, state) => {
      toast.success(words[state].done)
      setAsking(false)
      await again()
      await onChanged?.()
    },
  })
  const failure = error ? messageOf(error, 'Failed to change the product. Please try again.') : undefined
  const offered = (['live', 'draft', 'archived'] as const).filter((state) => {
    if (state === product.state) return false
    return isAdmin || (product.state !== 'archived' && !(state === 'live' && product.isWaiting))
  })
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {offered.map((state) => (
          <Button
            key={state}
            variant={state === 'live' ? 'primary' : 'secondary'}
            size="compact"
            icon={words[state].icon}
            disabled={isDirty}
            busy={isPending && variables === state}
            busyText="Saving..."
            onClick={() => {
              reset()
              if (state === 'archived') setAsking(true)
              else mutate(state)
            }}
          >
            {words[state].act}
          </Button>
        ))}
        {(isAdmin || product.state === 'draft') && product.state !== 'live' && (
          <Link to={paths.product(product._id)} className="text-link target-44 px-2 text-sm">
            Preview
          </Link>
        )}
        {isDirty && <p className="text-sm text-muted">Save your changes first.</p>}
      </div>
      {!isAsking && <FormError message={failure} />}
      <ConfirmDialog
        open={isAsking}
        title={`Archive ${product.name}?`}
        action="Archive product"
        busy={isPending}
        busyText="Archiving..."
        error={failure}
        onConfirm={() => mutate('archived')}
        onClose={() => setAsking(false)}
      >
        <p>
          It leaves the shop. Orders keep it as it was.{' '}
          {isAdmin ? 'You can publish it again at any time.' : 'Only the studio can bring it back.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}
