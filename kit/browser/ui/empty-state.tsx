import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { Icon, type IconName } from './icon.tsx'

type EmptyStateProps = {
  title: string
  hint?: string
  icon?: IconName
  /** Where to go on from here. */
  to?: string
  link?: string
  /** An action instead of a link, such as Clear filters. */
  children?: ReactNode
}

/** Nothing is here yet, and this is the way on. */
export function EmptyState({ title, hint, icon, to, link, children }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      {icon && <Icon name={icon} className="size-8 text-muted" />}
      <p className="title-section">{title}</p>
      {hint && <p className="text-muted">{hint}</p>}
      {to !== undefined && link !== undefined && (
        <ButtonLink to={to} className="mt-3">
          {link}
        </ButtonLink>
      )}
      {children}
    </div>
  )
}
