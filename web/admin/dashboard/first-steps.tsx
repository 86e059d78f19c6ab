import { Link } from '#web/router/router.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownDashboard } from './shown-dashboard.ts'

type Step = { title: string; hint: string; to: string; link: string; isDone: boolean }

/** Whether a shop still has to be set up: nothing was ever ordered, and something lacks for it. */
export function isNewShop({ totals, missingSettings }: ShownDashboard): boolean {
  return totals.placed === 0 && (totals.products === 0 || missingSettings.length > 0)
}

function stepsOf({ totals, missingSettings }: ShownDashboard): Step[] {
  const [missing] = missingSettings
  const tab = missing?.field.split('.')[0] ?? 'payment'
  return [
    {
      title: 'Say how you are paid and where you are written to',
      hint: missing?.message ?? 'Customers read your bank details, and letters reach you.',
      to: `${paths.admin.settings()}?tab=${tab}`,
      link: 'Fill in the settings',
      isDone: missing === undefined,
    },
    {
      title: 'Bring in your pieces',
      hint: 'One by one with their pictures, or all at once from a file.',
      to: totals.products === 0 ? paths.admin.newProduct() : paths.admin.products(),
      link: totals.products === 0 ? 'Add a product' : 'See your products',
      isDone: totals.products > 0,
    },
  ]
}

/** What a new shop needs before its first customer. */
export function FirstSteps({ board }: { board: ShownDashboard }) {
  return (
    <section aria-labelledby="first-steps" className="mb-10 rounded-control bg-sand p-5 sm:p-7">
      <h2 id="first-steps" className="font-display text-2xl">
        Before your first customer
      </h2>
      <ol className="mt-4 grid gap-5">
        {stepsOf(board).map((step) => (
          <StepRow key={step.title} step={step} />
        ))}
      </ol>
    </section>
  )
}

function StepRow({ step: { title, hint, to, link, isDone } }: { step: Step }) {
  return (
    <li className="flex gap-4">
      <span
        className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full ${isDone ? 'bg-leaf text-on-action' : 'border border-edge'}`}
      >
        {isDone && <Icon name="check" className="size-4" />}
        <span className="sr-only">{isDone ? 'Done' : 'To do'}</span>
      </span>
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-muted">{hint}</p>
        <Link to={to} className="text-link inline-flex min-h-11 items-center">
          {link}
        </Link>
      </div>
    </li>
  )
}
