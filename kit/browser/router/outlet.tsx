import { Component, createElement, use, type ComponentType, type ReactNode } from 'react'
import type { Location } from './location.ts'
import { DepthContext, ErrorContext, usePage } from './page-context.ts'
import { componentOf } from './page-code.ts'

/** The place in a frame where the page inside it stands. */
export function Outlet() {
  const depth = use(DepthContext) + 1
  const { matches, errors, location } = usePage()
  const match = matches[depth]
  if (!match) return null
  const { ErrorBoundary } = match.route
  const shown = createElement(componentOf(match.route) ?? Outlet)
  const hasFailed = errors !== null && match.id in errors
  if (hasFailed && !ErrorBoundary) throw errors[match.id]
  return (
    <DepthContext value={depth}>
      {ErrorBoundary ? (
        <Guarded
          ErrorBoundary={ErrorBoundary}
          at={location}
          failure={hasFailed ? { error: errors[match.id] } : undefined}
        >
          {shown}
        </Guarded>
      ) : (
        shown
      )}
    </DepthContext>
  )
}

type Failure = { error: unknown }
type GuardedProps = {
  ErrorBoundary: ComponentType
  at: Location
  failure: Failure | undefined
  children: ReactNode
}
type GuardedState = { at: Location; caught: Failure | undefined }

/** Shows its error boundary for what has failed to load, or fails while it is drawn, until the visitor goes on. */
class Guarded extends Component<GuardedProps, GuardedState> {
  override state: GuardedState = { at: this.props.at, caught: undefined }

  static getDerivedStateFromError(error: unknown): Partial<GuardedState> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ at }: GuardedProps, state: GuardedState): GuardedState | null {
    return at === state.at ? null : { at, caught: undefined }
  }

  override render(): ReactNode {
    const { ErrorBoundary, failure = this.state.caught, children } = this.props
    if (!failure) return children
    return (
      <ErrorContext value={failure.error}>
        <ErrorBoundary />
      </ErrorContext>
    )
  }
}
