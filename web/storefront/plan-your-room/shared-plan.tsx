import type { Reply } from '#contract/call.ts'
import { Link, useNavigate } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { BoardLook } from '#web/boards/board-look.tsx'
import { devicePlan } from '#web/boards/device-plan.ts'
import { PrivateData } from '#web/layout/private-data.tsx'
import { paths } from '#web/paths.ts'

type SharedPlanProps = Reply<'GET /api/boards/shared/:key'>['board']

/** A plan by its link: to be looked at, and copied. The pieces of a package are marked. */
export default function SharedPlan({ name, content, package: shown }: SharedPlanProps) {
  const navigate = useNavigate()
  const marked = shown && new Set(shown.pieces)

  function copy() {
    devicePlan.store({ name: `${name} (copy)`, board: content })
    void navigate(paths.planYourRoom())
  }

  return (
    <PrivateData>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={copy}>Copy this plan</Button>
        {shown && (
          <>
            <Link
              to={paths.planYourRoom({ package: shown.id })}
              className="text-link inline-flex min-h-11 items-center"
            >
              Use it in my room
            </Link>
            <Link
              to={paths.designerPackage(shown.id)}
              className="text-link inline-flex min-h-11 items-center"
            >
              See the whole package
            </Link>
          </>
        )}
      </div>
      <BoardLook
        board={content}
        marked={marked}
        renderActs={
          marked &&
          ((id) => marked.has(id) && <p className="-mt-1 pb-2 pl-8 text-sm text-lagoon">In the package</p>)
        }
      />
    </PrivateData>
  )
}
