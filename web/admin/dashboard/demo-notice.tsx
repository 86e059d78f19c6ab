import { DEMO_MAIL } from '#domain/users/demo-person.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'

/** Says who is invented, and how to begin without them. */
export function DemoNotice() {
  return (
    <Notice className="mt-14">
      <p className="max-w-text">
        This shop shows a demo. Everybody whose address ends in{' '}
        <span className="whitespace-nowrap">{DEMO_MAIL}</span> is invented: nobody can sign in as them, and no
        letter reaches them. To open a shop of your own, start it with DEMO=off and a new data folder.
      </p>
    </Notice>
  )
}
