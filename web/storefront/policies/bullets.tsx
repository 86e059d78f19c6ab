import type { ReactNode } from 'react'

/** Points in no order, each an `<li>`. */
export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-muted">{children}</ul>
}
