import { DESIGN_FEE, REVISION_ROUNDS } from '#domain/policies.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import floorPlan from './pictures/floor-plan.svg'

/** The design service, beside a plan as clients send it. */
export function CustomDesignTeaser() {
  return (
    <section aria-labelledby="custom-design" className="section-space bg-sand">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-2 lg:py-20">
        <div className="grid justify-items-start gap-5">
          <h2 id="custom-design" className="title-page">
            Send us your floor plan
          </h2>
          <p className="max-w-[46ch] text-lg">
            A designer draws a concept for your rooms, changes it with you in {REVISION_ROUNDS}, and lists
            every piece so you can add it to your cart. {DESIGN_FEE} design fee, due upfront.
          </p>
          <ButtonLink to={paths.customDesign()}>Start a custom design</ButtonLink>
        </div>
        <img
          src={floorPlan}
          width={1300}
          height={1140}
          alt="The floor plan of a two-bedroom home, with its furniture drawn in"
          loading="lazy"
          className="mx-auto w-full max-w-xl"
        />
      </div>
    </section>
  )
}
