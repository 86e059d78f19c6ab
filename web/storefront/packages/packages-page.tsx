import { Suspense, useState } from 'react'
import { useLoaderData } from '#web/router/router.ts'
import { EveryPackage } from './every-package.tsx'
import { PackageQuestions } from './package-questions.tsx'
import { PackageShelves } from './package-shelves.tsx'
import { PackageWindow } from './package-window.tsx'
import { PackagesHead } from './packages-head.tsx'
import { askForShelves, type loadPackages, type Shelves } from './packages-loader.ts'
import { PackagesWaiting } from './packages-waiting.tsx'
import { YourPlan } from './your-plan.tsx'
import './packages.css'

/** All designer packages on their two shelves, what comes with each, and a window for the one that is looked at. */
export default function PackagesPage() {
  const { shelves } = useLoaderData<typeof loadPackages>()
  const [askedAgain, setAskedAgain] = useState<Promise<Shelves> | undefined>(undefined)
  return (
    <>
      <PackagesHead />
      <PackageWindow />
      <div className="wrap pt-10 lg:pt-16">
        <h1 className="title-hero">A home in one decision</h1>
        <p className="mt-4 mb-8 max-w-[46ch] text-lg lg:mb-10">
          Chosen by our designers, counted to the last cushion, delivered and installed together.
        </p>
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
