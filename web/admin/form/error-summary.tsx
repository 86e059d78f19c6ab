import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Notice } from '#kit/browser/ui/notice.tsx'

type ErrorSummaryProps = {
  form: { formState: { errors: object; submitCount: number }; formError: string | undefined }
  /** What somebody else saved meanwhile is told in its own place. */
  isStale: boolean
}

/** What is wrong with the form, on top of it and with the focus after each save that failed; each leads to its field. */
export function ErrorSummary({ form, isStale }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = form.formState
  const faults = useInPageOrder(faultsIn(errors))
  const isFailed = !isStale && (faults.length > 0 || form.formError !== undefined)
  // Whoever refuses one field says no more than that of the whole.
  const isListed = faults.some(({ message }) => message === form.formError)

  useEffect(() => {
    if (submitCount > 0) box.current?.focus()
  }, [submitCount])

  if (!isFailed || submitCount === 0) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6">
      <Notice tone="bad">
        <p className="font-medium">{(!isListed && form.formError) || headOf(faults.length)}</p>
        {faults.length > 0 && (
          <ul className="mt-1 grid">
            {faults.map(({ name, message }) => (
              <li key={name}>
                <button
                  type="button"
                  className="target-44 text-left underline underline-offset-4"
                  onClick={() => goTo(name)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

type Fault = { name: string; message: string }

/** Every message of a form with the name of its field, however deep. */
export function faultsIn(errors: object, above = ''): Fault[] {
  return Object.entries(errors as Record<string, unknown>).flatMap(([name, error]) => {
    if (above === '' && name === 'root') return []
    if (typeof error !== 'object' || error === null) return []
    const path = above === '' ? name : `${above}.${name}`
    const own = 'message' in error && typeof error.message === 'string' ? error.message : ''
    if (own !== '') return [{ name: path, message: own }]
    const { ref: _ref, root, ...inside } = error as Record<string, unknown>
    return [...(root ? faultsIn({ [name]: root }, above) : []), ...faultsIn(inside, path)]
  })
}

/** In the order of their fields, as they are read; errors come in that of the schema. */
function useInPageOrder(faults: Fault[]): Fault[] {
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>(new Map())
  const names = faults.map(({ name }) => name).join()
  useLayoutEffect(() => {
    const spots = [...document.querySelectorAll('main [name], main [data-section]')]
    const placeOf = (name: string) => spots.indexOf(spotOf(name) as Element)
    // oxlint-disable-next-line react/set-state-in-effect -- the order of a page is there once it is drawn
    setPlaces(new Map(names.split(',').map((name) => [name, placeOf(name)])))
  }, [names])
  const placeOf = ({ name }: Fault) => places.get(name) ?? -1
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function headOf(count: number): string {
  return count === 1 ? 'One thing needs your attention' : `${count} things need your attention`
}

/** The field itself, else the section that bears its name; the head of a page names its description, too. */
function spotOf(name: string) {
  const main = document.getElementById('main')
  const first = (spot: string) => main?.querySelector<HTMLElement>(spot)
  return first(`[name="${name}"]`) ?? first(`[data-section="${name.split('.')[0]}"]`)
}

function goTo(name: string) {
  const target = spotOf(name)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
