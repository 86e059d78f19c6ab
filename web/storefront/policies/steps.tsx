import type { ReactNode } from 'react'

/** What to do, one thing after the other, each an `<li>`. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol className="grid list-decimal gap-3 pl-6 marker:font-display marker:text-xl marker:text-koa [&>li]:pl-2">
      {children}
    </ol>
  )
}
