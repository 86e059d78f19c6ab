import type { ReactNode } from 'react'

type CheckoutColumnsProps = {
  /** What it comes to, on the right or below. */
  summary: ReactNode
  /** The one button that leads on, inside the summary; on phones it stays in view. */
  action: ReactNode
  children: ReactNode
}

/** The page of a checkout: what is asked on the left, what it comes to on the right, the way on always in reach. */
export function CheckoutColumns({ summary, action, children }: CheckoutColumnsProps) {
  return (
    <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
      <div className="max-lg:[&_:is(input,select,a,button)]:scroll-mb-32">{children}</div>
      {/* On phones both stand in the page itself, so that the action can keep to its lower edge. */}
      <div className="contents lg:sticky lg:top-24 lg:block lg:rounded-control lg:bg-sand lg:p-6">
        <section aria-label="Summary" className="mt-10 rounded-control bg-sand p-5 sm:p-6 lg:mt-0 lg:p-0">
          {summary}
        </section>
        <div className="sticky bottom-0 z-20 -mx-4 mt-4 grid gap-3 border-t border-line bg-paper px-4 py-3 md:-mx-8 md:px-8 lg:static lg:mx-0 lg:mt-6 lg:border-0 lg:bg-transparent lg:p-0">
          {action}
        </div>
      </div>
    </div>
  )
}
