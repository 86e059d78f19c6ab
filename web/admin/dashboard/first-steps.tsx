import { Link } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { ShownDashboard } from './shown-dashboard.ts'
import type { FirstStep } from '#domain/dashboard/first-steps.ts'
import { paths } from '#web/paths.ts'

type Words = { title: string; hint: string; link: string; to: string }

const tab = (name: string) => `${paths.admin.settings()}?tab=${name}`

/** What each step is called, what it is good for, and where it is done. */
const firstStepWords: Record<FirstStep, Words> = {
  name: {
    title: 'Name your shop',
    hint: 'The name stands in the header, on letters and on every quote.',
    link: 'Choose a name',
    to: tab('general'),
  },
  logo: {
    title: 'Add your logo',
    hint: 'Until then your name is written in its place.',
    link: 'Add a logo',
    to: tab('general'),
  },
  words: {
    title: 'Say who you are',
    hint: 'A line for your collection, since when and where you are: pages name what you write.',
    link: 'Write your lines',
    to: tab('general'),
  },
  payment: {
    title: 'Say how you are paid',
    hint: 'Customers read your bank details when they pay.',
    link: 'Fill in the bank details',
    to: tab('payment'),
  },
  charges: {
    title: 'Set taxes and shipping',
    hint: 'What is added to every order: look at the example before you show prices.',
    link: 'Set what is charged',
    to: tab('shipping'),
  },
  mail: {
    title: 'Send your first email',
    hint: 'Set your addresses and a mail server, then send yourself a test email.',
    link: 'Send a test email',
    to: tab('email'),
  },
  categories: {
    title: 'Choose your categories',
    hint: 'They are the menu of the shop.',
    link: 'Add a category',
    to: paths.admin.categories(),
  },
  product: {
    title: 'Bring in your first piece',
    hint: 'One by one with their pictures, or all at once from a file.',
    link: 'Add a product',
    to: paths.admin.newProduct(),
  },
  privacy: {
    title: 'Say how you treat people’s data',
    hint: 'A page called Privacy: what you store of customers, what for, how long, and whom they ask. The footer leads to it.',
    link: 'Write the page',
    to: paths.admin.content(),
  },
  admin: {
    title: 'Ask in a second admin',
    hint: 'Who loses their password is let in by the other. Both with addresses of their own.',
    link: 'Add a person',
    to: paths.admin.newUser(),
  },
}

type Step = ShownDashboard['firstSteps'][number]

type FirstStepsProps = { steps: readonly Step[]; onHide: () => void }

/** What the owner of a new shop does first, ticked by what is there. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="first-steps" className="mb-10 rounded-control bg-sand p-5 sm:p-7">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="first-steps" className="font-display text-2xl">
          Open your shop
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {done} of {steps.length} done
        </p>
      </header>
      <ol className="mt-5 grid gap-x-12 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {steps.map((step) => (
          <StepRow key={step.step} {...step} />
        ))}
      </ol>
      <Button variant="quiet" className="mt-3 -ml-5" onClick={onHide}>
        Hide this list
      </Button>
    </section>
  )
}

function StepRow({ step, isDone, note }: Step) {
  const { title, hint, link, to } = firstStepWords[step]
  return (
    <li className="flex gap-4">
      <span
        className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full ${isDone ? 'bg-leaf text-on-action' : 'border border-edge'}`}
      >
        {isDone && <Icon name="check" className="size-4" />}
        <span className="sr-only">{isDone ? 'Done' : 'To do'}</span>
      </span>
      <div>
        <p className={isDone ? 'text-muted' : 'font-medium'}>{title}</p>
        {!isDone && (
          <>
            <p className="text-muted">{hint}</p>
            {note !== '' && <p className="mt-1 wrap-anywhere">{note}</p>}
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {link}
            </Link>
          </>
        )}
      </div>
    </li>
  )
}
