/** What happens next, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="title-section mb-3">
        What happens next
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
