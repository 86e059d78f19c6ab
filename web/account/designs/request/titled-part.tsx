import type { ReactNode } from 'react'

type TitledPartProps = { id: string; title: string; children: ReactNode }

/** A part of the request with its title over a line; a link can lead to it. */
export function TitledPart({ id, title, children }: TitledPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 border-t border-line pt-5 print:pt-3">
      <h2 id={`${id}-title`} className="title-section mb-5 print:mb-2 print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  )
}
