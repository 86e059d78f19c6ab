import { DESIGN_FEE, DESIGN_REVIEW_TIME } from '#domain/policies.ts'
import { MAX_REVISIONS } from '#domain/designs/design-fee.ts'
import { PLAN_KINDS, PLAN_SIZE } from './plan-files.ts'

const steps = [
  {
    name: 'Send your floor plan',
    text: `Upload a ${PLAN_KINDS} of up to ${PLAN_SIZE} and tell us how you live: rooms, style, budget, colors. We review your request in ${DESIGN_REVIEW_TIME}.`,
  },
  {
    name: 'Pay the design fee',
    text: `${DESIGN_FEE}, due upfront, by wire transfer or cheque. Design work begins when your payment is verified.`,
  },
  {
    name: 'See your concept',
    text: `We write to you when it is ready. Approve it, or tell us what to change: up to ${MAX_REVISIONS} revision rounds are included.`,
  },
  {
    name: 'Approve and furnish',
    text: 'When the design is completed, every suggested product is listed with its finish and quantity. Add All to Cart takes them along in one step.',
  },
]

/** From the plan to the furnished home. */
export function DesignSteps() {
  return (
    <section aria-labelledby="how-it-works" className="wrap section-space">
      <h2 id="how-it-works" className="title-page">
        How it works
      </h2>
      <ol className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {steps.map(({ name, text }, at) => (
          <li
            key={name}
            className="grid content-start gap-2 border-t border-edge pt-5 max-sm:grid-cols-[3rem_1fr]"
          >
            <span aria-hidden="true" className="font-display text-3xl text-koa sm:mb-2">
              {at + 1}
            </span>
            <div className="grid gap-2">
              <h3 className="title-piece">{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
