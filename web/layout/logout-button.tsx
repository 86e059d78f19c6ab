import { useState } from 'react'
import { paths } from '#web/paths.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { endSession } from './end-session.ts'
import { sidebarEntryLook } from './sidebar-entry-look.ts'

/** Leaves the back office; back to its sign-in page. */
export function LogoutButton() {
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await endSession()
    // A fresh document: nothing that was read here stays in its memory.
    window.location.assign(paths.admin.login())
  }

  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={() => void leave()}
      className={classes(sidebarEntryLook, 'mt-6 text-muted hover:bg-line hover:text-ink')}
    >
      <Icon name="arrow-right" />
      Logout
    </button>
  )
}
