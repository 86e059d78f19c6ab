import { paths } from '#web/paths.ts'
import floorPlan from '#web/storefront/home/pictures/floor-plan.svg'
import { Placeholder } from './placeholder.tsx'

/** Where our designers will show their work. */
export default function DesignersPage() {
  return (
    <Placeholder
      path={paths.designers()}
      title="Designers"
      description="Our designers will go here, with their work and the way they plan a room. You can already work with one by sending your floor plan for a custom design."
      promise="Our designers will go here, with rooms they have drawn and the way they work."
      meanwhile="You don't have to wait for the page to work with one. Send a floor plan, and a designer draws a concept for your home."
      main={{ to: paths.customDesign(), label: 'Start a custom design' }}
      also={{ to: paths.ourStory(), label: 'Our story' }}
    >
      <div className="rounded-picture bg-sand p-6 lg:p-12">
        <img
          src={floorPlan}
          width={1300}
          height={1140}
          alt="The floor plan of a two-bedroom home, with its furniture drawn in"
          className="w-full"
        />
      </div>
    </Placeholder>
  )
}
