import { DESIGN_FEE } from '#domain/policies.ts'
import floorPlan from '#web/storefront/home/pictures/floor-plan.svg'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'

/** For whom none of the packages is right. */
export function YourPlan() {
  return (
    <section
      aria-labelledby="your-plan"
      className="section-space -mb-[clamp(2.5rem,1.25rem+4.6vw,6rem)] bg-sand"
    >
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-2 lg:py-20">
        <div className="grid justify-items-start gap-5">
          <h2 id="your-plan" className="title-page">
            Your plan, not ours?
          </h2>
          <p className="max-w-[46ch] text-lg">
            Send us your floor plan and build your own package. {DESIGN_FEE} design fee, due upfront.
          </p>
          <ButtonLink to={paths.customDesign()}>Start a custom design</ButtonLink>
        </div>
        <img
          src={floorPlan}
          width={1300}
          height={1140}
          alt="The floor plan of a two-bedroom home, with its furniture drawn in"
          loading="lazy"
          className="mx-auto w-full max-w-md"
        />
      </div>
    </section>
  )
}
