import { Link, Navigate, useSearchParams } from '#kit/browser/router/router.ts'
import { safePath } from '#kit/core/safe-path.ts'
import { useSession } from '#web/session.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { RegistrationStep } from './registration-step.tsx'
import { useRegistration } from './use-registration.ts'
import { WizardSteps } from './wizard-steps.tsx'

const titles = ['Your account', 'Your address', 'Your style']

export default function RegisterPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const redirect = search.get('redirect')
  const after = safePath(redirect) ?? paths.home()
  const registration = useRegistration(useShop().settings.defaultCountry, after)
  if (session && !registration.isSending) return <Navigate to={after} replace />
  return (
    <AuthFrame
      title="Open an account"
      line="Three short steps. The last one helps us know your taste, and you can leave it empty."
    >
      <PageHead title="Register" noindex />
      <WizardSteps titles={titles} current={registration.step} />
      <RegistrationStep {...registration} />
      <p className="mt-8 flex flex-wrap items-center gap-1.5 text-sm">
        Already have an account?
        <Link
          to={paths.login({ redirect: redirect ?? undefined })}
          className="text-link inline-flex min-h-11 items-center"
        >
          Login
        </Link>
      </p>
    </AuthFrame>
  )
}
