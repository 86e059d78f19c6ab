import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from '#kit/browser/router/router.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { currentSession, updateUser } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { AuthFrame } from '../auth-frame.tsx'

const NOT_CONFIRMED = 'Your new email could not be confirmed. Please try again.'

/** Opened by the link of a letter. It takes a press: programs that look into mail open links by themselves. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams()
  const email = search.get('email') ?? ''
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('PUT /api/users/profile/email', { body: proofIn(search) }),
    onSuccess() {
      const user = currentSession()?.user
      if (user?._id === search.get('user')) updateUser({ ...user, email })
    },
  })
  return (
    <AuthFrame title="Your new email" line="Confirm it, and we write to it from now on.">
      <PageHead title="Confirm email" noindex />
      <div className="grid gap-5">
        <p>
          <MailAddress address={email} />
        </p>
        <FormError message={error ? messageOf(error, NOT_CONFIRMED) : undefined} />
        {isSuccess ? (
          <>
            <Notice tone="good">This is your email address now. You sign in with it.</Notice>
            <ButtonLink to={paths.profile()}>Go to my profile</ButtonLink>
          </>
        ) : (
          <Button busy={isPending} busyText="Saving..." onClick={() => mutate()}>
            Confirm this address
          </Button>
        )}
      </div>
      <Link to={paths.home()} className="text-link mt-6 inline-flex min-h-11 items-center text-sm">
        Back to the shop
      </Link>
    </AuthFrame>
  )
}

function proofIn(search: URLSearchParams) {
  return {
    user: search.get('user') ?? '',
    email: search.get('email') ?? '',
    expires: search.get('expires') ?? undefined,
    signature: search.get('signature') ?? undefined,
  }
}
