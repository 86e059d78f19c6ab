import type { Measuring } from './use-measuring.ts'

/** What to do next with the tool in hand; it is read out too. */
export function PlanHint({ measuring }: { measuring: Measuring }) {
  const hint = hintOf(measuring)
  return (
    <output
      className={
        hint === undefined
          ? 'sr-only'
          : 'pointer-events-none absolute inset-x-0 top-3 z-10 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-control bg-ink px-3 py-1.5 text-center text-sm text-paper shadow-float'
      }
    >
      {hint}
    </output>
  )
}

function hintOf({ tool, line, canMeasure }: Measuring): string | undefined {
  if (tool === 'pin') return 'Choose the point that your comment is about'
  if (tool === 'measure') {
    if (line === undefined) return 'Choose the first of two points'
    return line.length === 1 ? 'Choose the second point' : undefined
  }
  if (tool === 'scale' && line === undefined)
    return canMeasure
      ? 'Draw a new scale line: choose its first end'
      : 'First the scale: choose one end of a length that you know'
  return tool === 'scale' && line?.length === 1 ? 'Choose the other end' : undefined
}
