import { useEffect, useState, type ComponentType } from 'react'

type LatePart<Props> = { Part?: ComponentType<Props>; isMissing: boolean }

/**
 * A part of a page whose code is fetched once it is wanted: until then, and while it comes, there is no `Part`.
 * `load` must stay the same: `const loadMap = () => import('./map.tsx')` beside the component.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): LatePart<Props> {
  const [late, setLate] = useState<LatePart<Props>>({ isMissing: false })

  useEffect(() => {
    if (!isWanted) return
    load().then(
      ({ default: Part }) => setLate({ Part, isMissing: false }),
      () => setLate({ isMissing: true }),
    )
  }, [load, isWanted])
  return late
}
