import type { ComponentProps } from 'react'
import { NeedsScript } from './needs-script.tsx'

/**
 * A form that our own code sends. Should it be sent before that code is here, the browser posts it, and comes back to
 * the page: what was typed, a password among it, never stands in an address.
 */
export function Form({
  children,
  ...props
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate'>) {
  return (
    <form method="post" noValidate {...props}>
      <NeedsScript />
      {children}
    </form>
  )
}
