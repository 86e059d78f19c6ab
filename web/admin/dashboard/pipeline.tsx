import { PIPELINE_DAYS, stageLabels, WON_DAYS } from '#domain/orders/pipeline.ts'
import { percentText } from '#domain/sales/figure-text.ts'
import { durationText } from '#kit/core/duration-text.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { paths } from '#web/paths.ts'
import type { ShownDashboard } from './shown-dashboard.ts'

type Stage = ShownDashboard['pipeline']['stages'][number]

/** Where orders stand on their way; each stage leads to the orders that are there. */
export function Pipeline({ pipeline: { stages, wonShare } }: Pick<ShownDashboard, 'pipeline'>) {
  return (
    <section aria-labelledby="pipeline" className="mb-12">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pipeline" className="title-section">
          Pipeline this week
        </h2>
        {wonShare !== null && (
          <p className="text-sm text-muted">
            {percentText(wonShare)} of answered quotes won, in {WON_DAYS} days
          </p>
        )}
      </header>
      <ol className="grid border-t border-line md:grid-cols-5 md:border-b md:divide-x md:divide-line">
        {stages.map((stage) => (
          <StageLink key={stage.stage} {...stage} />
        ))}
      </ol>
    </section>
  )
}

function StageLink({ stage, count, value, fresh, oldest }: Stage) {
  const now = useNow()
  const isOver = stage === 'delivered'
  return (
    <li className="min-w-0 max-md:border-b max-md:border-line">
      <Link
        to={{ pathname: paths.admin.orders(), search: `stage=${stage}` }}
        className="grid h-full grid-cols-[1fr_auto] content-start items-baseline gap-x-4 py-3 transition hover:bg-sand hover:text-lagoon md:grid-cols-1 md:px-4"
      >
        <span className="text-muted">{stageLabels[stage]}</span>
        <span className="justify-self-end font-display text-2xl tabular-nums md:justify-self-start md:text-3xl">
          {count.toLocaleString('en-US')}
        </span>
        <span className="text-sm text-muted">
          {isOver ? `In the last ${PIPELINE_DAYS} days` : ageText({ fresh, oldest }, now)}
        </span>
        <span className="max-md:row-start-2 max-md:col-start-2 md:row-start-3">
          <Money dollars={value} />
          {stage === 'requested' && count > 0 && <span className="text-sm text-muted"> at list prices</span>}
        </span>
      </Link>
    </li>
  )
}

/** How many came within the week, and how long the oldest waits. */
function ageText({ fresh, oldest }: Pick<Stage, 'fresh' | 'oldest'>, now: number): string {
  if (oldest === null) return 'None waits'
  return `${fresh.toLocaleString('en-US')} new, oldest ${durationText(Math.max(0, now - Date.parse(oldest)))}`
}
