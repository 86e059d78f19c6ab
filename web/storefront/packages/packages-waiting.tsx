import { Skeleton } from '#kit/browser/ui/skeleton.tsx'

export const LOADING_PACKAGES = 'Loading designer packages...'

const CARDS = ['first', 'second', 'third']

/** Stands where the shelves will be, in their shape. */
export function PackagesWaiting() {
  return (
    <div aria-busy="true">
      <output className="block py-6 text-lg text-muted">{LOADING_PACKAGES}</output>
      <div className="mt-16 grid gap-x-8 gap-y-14 lg:grid-cols-3">
        {CARDS.map((card) => (
          <div key={card} className="grid gap-5 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
            <Skeleton className="aspect-[3/2] w-full" />
            <div>
              <Skeleton className="h-7 w-3/5" />
              <Skeleton className="mt-4 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
