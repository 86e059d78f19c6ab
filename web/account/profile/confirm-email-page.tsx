import { useState } from 'react'
import { z } from 'zod'
import { Link, useSearchParams } from '#kit/browser/router/router.ts'
import { CallError, failedAs } from '#kit/browser/api/call-error.ts'
import { problems } from '#contract/problems.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { currentSession, updateUser } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { AuthFrame } from '../auth-frame.tsx'

const NOT_CONFIRMED = 'Your new email could not be confirmed. Please try again.'

const ends = {
  confirmed: 'This is your email address now. You sign in with it.',
  void: problems.link_expired.message,
}

/** All that is sent is in the link. */
const nothingTyped = z.object({})

/** Opened by the link of a letter. It takes a press: programs that look into mail open links by themselves. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams()
  const email = search.get('email') ?? ''
  const [end, setEnd] = useState<'confirmed' | 'void'>()
  const form = useSchemaForm(nothingTyped, confirm, { failure: NOT_CONFIRMED })

  async function confirm() {
    try {
      await call('PUT /api/users/profile/email', { body: proofIn(search) }).catch(failedAs(NOT_CONFIRMED))
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'link_expired')) throw error
      return setEnd(currentSession()?.user.email === email ? 'confirmed' : 'void')
    }
    const user = currentSession()?.user
    if (user?._id === search.get('user')) updateUser({ ...user, email })
    setEnd('confirmed')
  }

  return (
    <AuthFrame title="Your new email" line="Confirm it, and we write to it from now on.">
      <PageHead title="Confirm email" noindex />
      <div className="grid gap-5">
        <p>
          <MailAddress address={email} />
        </p>
        {end ? (
          <>
            <Notice tone={end === 'confirmed' ? 'good' : 'warn'}>{ends[end]}</Notice>
            <ButtonLink to={paths.profile()}>Go to my profile</ButtonLink>
          </>
        ) : (
          <Form onSubmit={form.onSubmit} className="grid gap-5">
            <FormError message={form.formError} />
            <Button busy={form.busy} busyText="Saving...">
              Confirm this address
            </Button>
          </Form>
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
