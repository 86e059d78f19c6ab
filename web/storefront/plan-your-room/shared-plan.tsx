import { useNavigate } from '#kit/browser/router/router.ts'
import type { Board } from '#domain/boards/board.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { BoardLook } from '#web/boards/board-look.tsx'
import { devicePlan } from '#web/boards/device-plan.ts'
import { PrivateData } from '#web/layout/private-data.tsx'
import { paths } from '#web/paths.ts'

/** A plan by its link: to be looked at, and copied. */
export default function SharedPlan({ name, content }: { name: string; content: Board }) {
  const navigate = useNavigate()

  function copy() {
    devicePlan.store({ name: `${name} (copy)`, board: content })
    void navigate(paths.planYourRoom())
  }

  return (
    <PrivateData>
      <Button onClick={copy} className="mb-6">
        Copy this plan
      </Button>
      <BoardLook board={content} />
    </PrivateData>
  )
}
