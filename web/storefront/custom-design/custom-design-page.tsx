import { DESIGN_FEE, REVISION_ROUNDS } from '#domain/policies.ts'
import { paths } from '#web/paths.ts'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { DesignHero } from './design-hero.tsx'
import { DesignQuestions } from './design-questions.tsx'
import { DesignSteps } from './design-steps.tsx'
import { OwnPackage } from './own-package.tsx'
import { PlanArea } from './plan-area.tsx'
import { usePlanRequest } from './use-plan-request.ts'

/** The design service: how it works, what it costs, and where a floor plan is sent. */
export default function CustomDesignPage() {
  const request = usePlanRequest()
  return (
    <>
      <StandingHead
        path={paths.customDesign()}
        title="Custom design"
        description={`Send your floor plan and pay a ${DESIGN_FEE} design fee. A designer draws a concept for your home, with ${REVISION_ROUNDS} and a list of pieces you can buy.`}
      />
      <DesignHero onStart={request.getStarted} />
      <DesignSteps />
      <OwnPackage onStart={request.getStarted} />
      <PlanArea request={request} />
      <DesignQuestions />
    </>
  )
}
