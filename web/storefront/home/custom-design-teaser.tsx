import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { ShortText } from '#web/content/short-text.tsx'
import { paths } from '#web/paths.ts'
import floorPlan from './pictures/floor-plan.svg'

type CustomDesignTeaserProps = {
  words: { id: string; title: string; html: string }
  /** How wide the plan is at the most. */
  picture: string
  className?: string
}

/** The design service, beside a plan as clients send it. */
export function CustomDesignTeaser(props: CustomDesignTeaserProps) {
  const { id, title, html } = props.words
  return (
    <section aria-labelledby={id} className={classes('section-space bg-sand', props.className)}>
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-2 lg:py-20">
        <div className="grid justify-items-start gap-5">
          <h2 id={id} className="title-page">
            {title}
          </h2>
          <ShortText html={html} className="max-w-[46ch] text-lg" />
          <ButtonLink to={paths.customDesign()}>Start a custom design</ButtonLink>
        </div>
        <img
          src={floorPlan}
          width={1300}
          height={1140}
          alt="The floor plan of a two-bedroom home, with its furniture drawn in"
          loading="lazy"
          className={`mx-auto w-full ${props.picture}`}
        />
      </div>
    </section>
  )
}
