import type { SignedInUser } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { PaletteButton } from './palette/palette-button.tsx'

/** The way to the pages on small screens, to anything by a few letters and to the shop, and who is signed in. */
export function AdminHeader({ user }: { user: SignedInUser }) {
  return (
    <header className="flex min-h-16 items-center gap-3 px-4 md:px-6 xl:px-8 print:hidden">
      <AdminDrawer />
      <PaletteButton />
      <a
        href={paths.home()}
        target="_blank"
        rel="noopener"
        title="View shop"
        className="target-44 inline-flex items-center gap-1.5 text-sm text-muted transition hover:text-ink"
      >
        <span className="max-sm:sr-only">View shop</span>
        <Icon name="external" className="size-4" />
      </a>
      <SignedInAs user={user} />
    </header>
  )
}

function SignedInAs({ user }: { user: SignedInUser }) {
  return (
    <div className="ml-auto flex items-center gap-3 text-right">
      <div className="text-sm leading-tight">
        <p className="font-medium">
          {user.firstName} {user.lastName}
        </p>
        <p className="text-muted">Administrator</p>
      </div>
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-lagoon text-sm font-medium text-on-action"
      >
        {initialsOf(user)}
      </span>
    </div>
  )
}

function initialsOf({ firstName, lastName }: SignedInUser): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toUpperCase()
}
