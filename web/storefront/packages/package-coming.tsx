import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { LOADING_PACKAGES } from './packages-waiting.tsx'

/** Stands in the window while a package is on its way. */
export function PackageComing({ name, titleId }: { name: string; titleId: string }) {
  return (
    <div aria-busy="true" className="package-columns">
      <Skeleton className="aspect-[4/3] w-full lg:aspect-auto lg:h-full" />
      <div className="grid content-start gap-4 px-4 py-5 sm:p-8 lg:p-12">
        <h2 id={titleId} tabIndex={-1} className="title-page pr-10 outline-none">
          {name}
        </h2>
        <output className="text-muted">{LOADING_PACKAGES}</output>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-6 h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  )
}
