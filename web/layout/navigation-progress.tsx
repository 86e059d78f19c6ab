import { useNavigation } from '#kit/browser/router/router.ts'

/** A thin line at the top while the next page takes its time. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <output className="fixed inset-x-0 top-0 z-50">
      {state === 'loading' && (
        <span className="block h-0.5 origin-left animate-wait bg-lagoon">
          <span className="sr-only">Loading</span>
        </span>
      )}
    </output>
  )
}
