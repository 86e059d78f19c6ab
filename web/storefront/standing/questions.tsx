import type { ReactNode } from 'react'

export type Question = { question: string; answer: ReactNode }

/** What people ask before they decide; each answer unfolds. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section
      aria-labelledby="questions"
      className="wrap section-space grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 id="questions" className="title-page">
        Questions
      </h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-lg font-medium">
              {question}
              <span
                aria-hidden="true"
                className="text-2xl font-normal text-muted transition group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-text pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
