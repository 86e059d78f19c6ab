import { useCallback } from 'react'
import { useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#kit/browser/ui/banner.tsx'

const PASSWORD_RESET = 'Your password has been reset successfully.'

/** Says after a reset that it was done; when the news goes, the address forgets it too. */
export function ResetNews() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const forget = useCallback(
    () => void navigate(paths.profile(), { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const message = search.get('password-reset') === 'success' ? PASSWORD_RESET : undefined
  return (
    <div className="mb-6">
      <Banner message={message} onGone={forget} />
    </div>
  )
}
