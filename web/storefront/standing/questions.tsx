import type { PublishedPage } from '#contract/content.ts'
import { ShortText } from '#web/content/short-text.tsx'

type QuestionsPage = Pick<PublishedPage, 'title' | 'sections'>

/** What people ask before they decide; each answer unfolds. */
export function Questions({ title, sections }: QuestionsPage) {
  if (sections.length === 0) return null
  return (
    <section
      aria-labelledby="questions"
      className="wrap section-space grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 id="questions" className="title-page">
        {title}
      </h2>
      <div className="border-t border-line">
        {sections.map(({ id, title: question, html }) => (
          <details key={id} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-lg font-medium">
              {question}
              <span
                aria-hidden="true"
                className="text-2xl font-normal text-muted transition group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <ShortText html={html} className="max-w-text pb-6" />
          </details>
        ))}
      </div>
    </section>
  )
}
