import { useId, useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'

type PriceToolsProps = {
  /** Sets every unit price to its list price less so many percent. */
  onPriceAt: (percent: number) => void
}

/** Sets all unit prices at once: to the list, or so many percent below it. */
export function PriceTools({ onPriceAt }: PriceToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="quiet"
        size="compact"
        icon="undo"
        onClick={() => onPriceAt(0)}
        className="max-sm:-ml-3"
      >
        Use list prices
      </Button>
      <PercentOff onPriceAt={onPriceAt} />
    </div>
  )
}

function PercentOff({ onPriceAt }: PriceToolsProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const percent = typed.trim() === '' ? Number.NaN : Number(typed)
  const isFit = percent >= 0 && percent <= 100
  const apply = () => isFit && onPriceAt(percent)

  return (
    <span className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>Percent off</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
        className="h-11 w-16 rounded-control border border-edge bg-paper px-3 text-right text-base tabular-nums pointer-fine:h-9"
      />
      <Button variant="secondary" size="compact" disabled={!isFit} onClick={apply}>
        Apply
      </Button>
    </span>
  )
}
