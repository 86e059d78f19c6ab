import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { useNavigate } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.ts'
import { PrivateData } from '#web/layout/private-data.tsx'
import { useShop } from '#web/shop/shop.ts'

type SoldOutProps = { productId: string; variantKey: string; day: string | undefined }

/** By when more of a sold-out finish comes, and the way to hear of it. */
export default function LazySoldOut(props: SoldOutProps) {
  const session = useSession()
  return (
    <PrivateData key={session?.token ?? ''}>
      <SoldOut {...props} />
    </PrivateData>
  )
}

function SoldOut({ productId, variantKey, day }: SoldOutProps) {
  const { timeZone } = useShop().settings
  const today = storeDay(new Date(useNow()), timeZone)
  const { isWaiting, change, isBusy, failure } = useWaiting(productId, variantKey)
  // A delivery that is late says no day.
  const isToCome = day !== undefined && day >= today
  return (
    <div className="grid justify-items-start gap-3">
      {isToCome && (
        <p>
          More by <CalendarDay day={day} />
        </p>
      )}
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {isWaiting && 'We will write to you once, when it is back.'}
      </p>
      <FormError message={failure} />
      <Button variant="secondary" busy={isBusy} busyText="One moment" onClick={change}>
        {isWaiting ? 'Tell me no longer' : 'Tell me when it is back'}
      </Button>
    </div>
  )
}

function useWaiting(productId: string, variantKey: string) {
  const session = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const params = { id: productId }
  const question = ask('GET /api/products/:id/tell-me', { params })
  const { data } = useQuery({ ...question, enabled: Boolean(session) })
  const isWaiting = data?.variantKeys.includes(variantKey) ?? false
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      isWaiting
        ? call('DELETE /api/products/:id/tell-me', { params, query: { variantKey } })
        : call('POST /api/products/:id/tell-me', { params, body: { variantKey } }),
    onSuccess: (reply) => client.setQueryData(question.queryKey, reply),
  })

  function change() {
    const { pathname, search } = window.location
    if (session) mutate()
    else void navigate(paths.login({ redirect: pathname + search }))
  }
  const failure = error ? messageOf(error, 'This could not be kept. Please try again.') : undefined
  return { isWaiting, change, isBusy: isPending, failure }
}
