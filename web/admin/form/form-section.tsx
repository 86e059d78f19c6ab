import type { ReactNode } from 'react'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'

type FormSectionProps = {
  title: string
  line?: string
  /** The part of the draft it is about, for the summary of errors to lead to. */
  part?: string
  error?: string
  children: ReactNode
}

/** One part of the form: what it is about on the left, its fields on the right. */
export function FormSection({ title, line, part, error, children }: FormSectionProps) {
  return (
    <section
      id={sectionId(title)}
      data-section={part}
      tabIndex={-1}
      className="grid scroll-mt-16 gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <header>
        <h2 className="title-section">{title}</h2>
        {line !== undefined && <p className="mt-1 text-sm text-muted">{line}</p>}
      </header>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        {children}
        {part !== undefined && (
          // Its place is kept for screen readers, and takes no room while there is nothing to say.
          <div className="-mt-5">
            <FieldMessage id={`section-${part}-error`} message={error} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Where links lead that name a part by its title. */
function sectionId(title: string): string {
  return `part-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
}
