import { useId, type ReactNode } from 'react'

type SettingsGroupProps = {
  title: string
  /** What these settings are for. */
  line: ReactNode
  children: ReactNode
}

/** Settings that belong together: what they do on the left, their fields on the right. */
export function SettingsGroup({ title, line, children }: SettingsGroupProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-2 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="title-section">
          {title}
        </h2>
        <p className="mt-1 text-muted">{line}</p>
      </div>
      <div className="grid max-w-2xl min-w-0 grid-cols-1 content-start gap-5">{children}</div>
    </section>
  )
}
