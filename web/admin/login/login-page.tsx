import { Link, Navigate, useSearchParams } from '#kit/browser/router/router.ts'
import { safeAdminPath } from '#kit/core/safe-path.ts'
import { useSession } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { LoginForm } from './login-form.tsx'

export default function LoginPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const { settings } = useShop()
  const after = safeAdminPath(search.get('redirect')) ?? paths.admin.home()
  if (session?.user.role === 'admin') return <Navigate to={after} replace />

  return (
    <main id="main" className="admin grid min-h-dvh content-center justify-items-center px-4 py-12">
      <PageHead title="Admin sign in" noindex />
      <div className="w-full max-w-sm">
        <p className="font-display text-3xl">{settings.storeName}</p>
        <h1 className="mt-1 mb-8 text-lg text-muted">Sign in to the back office</h1>
        <LoginForm />
        <p className="mt-6 flex flex-wrap gap-x-6 text-sm">
          <Link to={paths.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
            Forgot your password?
          </Link>
          <Link to={paths.home()} className="text-link inline-flex min-h-11 items-center">
            Back to the shop
          </Link>
        </p>
      </div>
    </main>
  )
}
