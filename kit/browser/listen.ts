type Handlers<Own extends string> = {
  [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void
} & { [Name in Own]?: () => void }

/**
 * Listens on the window to what each handler is named after, until the function it answers with is called. `Own` are
 * events that browsers do not have.
 */
export function listen<Own extends string = never>(handlers: Handlers<NoInfer<Own>>): () => void {
  const leaving = new AbortController()
  for (const [name, handler] of Object.entries(handlers))
    window.addEventListener(name, handler as EventListener, { signal: leaving.signal })
  return () => leaving.abort()
}
