import { useId } from 'react'

/** How far something is, in whole percent. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  const id = useId()
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <label htmlFor={id}>{label}</label>
        <span className="text-muted tabular-nums">{percent}%</span>
      </div>
      <progress id={id} max={100} value={percent} className="progress" />
    </div>
  )
}
