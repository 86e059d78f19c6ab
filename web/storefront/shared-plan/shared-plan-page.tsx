import { useLoaderData, useNavigate } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { storePlan } from '#web/boards/device-plan.ts'
import { paths } from '#web/paths.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import type { loadSharedPlan } from './shared-plan-loader.ts'

const loadLooking = () => import('./looking.tsx')

/** A plan by its link: to be looked at, and copied. */
export default function SharedPlanPage() {
  const { name, content } = useLoaderData<typeof loadSharedPlan>()
  const navigate = useNavigate()
  const { Part: Looking } = useLazyComponent(loadLooking, useHydrated())

  function copy() {
    storePlan({ name: `${name} (copy)`, board: content })
    void navigate(paths.planYourRoom())
  }

  return (
    <div className="wrap py-8">
      <PageHead title={name} noindex />
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="title-page grow">{name}</h1>
        <Button onClick={copy}>Copy this plan</Button>
      </div>
      {Looking ? <Looking board={content} /> : <Skeleton className="h-[60svh] w-full" />}
    </div>
  )
}
