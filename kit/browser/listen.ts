type Handlers = {
  [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void
} & {
  /** The shop says that the session is over. */
  'auth-error'?: () => void
  /** A call needs a session, and this browser holds none. */
  'no-token'?: () => void
}

/** Listens on the window to what each handler is named after, until the function it answers with is called. */
export function listen(handlers: Handlers): () => void {
  const leaving = new AbortController()
  for (const [name, handler] of Object.entries(handlers))
    window.addEventListener(name, handler as EventListener, { signal: leaving.signal })
  return () => leaving.abort()
}
