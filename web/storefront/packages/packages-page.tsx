import { Suspense, useState } from 'react'
import { useLoaderData } from '#kit/browser/router/router.ts'
import { EveryPackage } from './every-package.tsx'
import { PackageQuestions } from './package-questions.tsx'
import { PackageShelves } from './package-shelves.tsx'
import { PackageWindow } from './package-window.tsx'
import { PackagesHead } from './packages-head.tsx'
import { PackagesHero } from './packages-hero.tsx'
import { askForShelves, type loadPackages, type Shelves } from './packages-loader.ts'
import { PackagesWaiting } from './packages-waiting.tsx'
import { YourPlan } from './your-plan.tsx'

/** All designer packages on their two shelves, what comes with each, and a window for the one that is looked at. */
export default function PackagesPage() {
  const { shelves } = useLoaderData<typeof loadPackages>()
  const [askedAgain, setAskedAgain] = useState<Promise<Shelves> | undefined>(undefined)
  return (
    <>
      <PackagesHead />
      <PackageWindow />
      <PackagesHero />
      <div className="wrap pt-6 lg:pt-10">
        <Suspense fallback={<PackagesWaiting />}>
          <PackageShelves shelves={askedAgain ?? shelves} onRetry={() => setAskedAgain(askForShelves())} />
        </Suspense>
      </div>
      <EveryPackage />
      <PackageQuestions />
      <YourPlan />
    </>
  )
}
