import { useEffect } from 'react'
import { useNavigate } from './page-context.ts'
import type { NavigateOptions } from './router-contract.ts'

/** Sends to another address as soon as it is drawn. */
export function Navigate({
  to,
  replace,
  state,
}: { to: string } & Pick<NavigateOptions, 'replace' | 'state'>) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
