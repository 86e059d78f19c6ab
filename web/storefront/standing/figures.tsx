export type Figure = { figure: string; label: string }

/** A few figures that people come for, set large. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
      {figures.map(({ figure, label }) => (
        <div
          key={label}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] content-start items-baseline gap-x-4 gap-y-1 border-t border-edge pt-4 sm:grid-cols-1"
        >
          <dt className="order-last text-muted">{label}</dt>
          <dd className="title-page">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
