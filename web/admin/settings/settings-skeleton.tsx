import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

const fields = ['Store name', 'Store email', 'Phone', 'Address']

/** Stands where the tabs and the first fields will be. */
export function SettingsSkeleton() {
  return (
    <Waiting label="Loading settings">
      <div className="flex min-h-11 items-center gap-6 border-b border-line">
        {fields.map((field) => (
          <Skeleton key={field} className="h-4 w-16" />
        ))}
      </div>
      <div className="grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton className="h-8 w-40" />
        <div className="grid max-w-2xl gap-6">
          {fields.map((field) => (
            <Skeleton key={field} className="h-11 w-full" />
          ))}
        </div>
      </div>
    </Waiting>
  )
}
