import { useId } from 'react'
import type { PlanLayer } from '#kit/core/dxf/plan-drawing.ts'
import { Button } from '#kit/browser/ui/button.tsx'

type PlanLayersProps = {
  layers: readonly PlanLayer[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** The layers of a drawing, each to be switched on and off. */
export function PlanLayers({ layers, hidden, onChange }: PlanLayersProps) {
  const title = useId()
  const flip = (name: string) =>
    onChange(hidden.has(name) ? without(hidden, name) : new Set([...hidden, name]))
  return (
    <section
      aria-labelledby={title}
      className="absolute top-3 right-3 z-20 flex max-h-[calc(100%-1.5rem)] w-64 max-w-[calc(100%-1.5rem)] flex-col rounded-control border border-line bg-paper shadow-float"
    >
      <header className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
        <p id={title} className="text-sm font-medium">
          Layers
        </p>
        <Button
          variant="quiet"
          size="compact"
          disabled={hidden.size === 0}
          onClick={() => onChange(new Set())}
        >
          Show all
        </Button>
      </header>
      <ul className="overflow-y-auto overscroll-contain p-1">
        {layers.map(({ name, color }) => (
          <li key={name}>
            <LayerSwitch name={name} color={color} isOn={!hidden.has(name)} onFlip={() => flip(name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LayerSwitchProps = { name: string; color: string; isOn: boolean; onFlip: () => void }

function LayerSwitch({ name, color, isOn, onFlip }: LayerSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={onFlip}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm hover:bg-sand"
    >
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
        <circle cx={6} cy={6} r={6} fill={color} fillOpacity={isOn ? 1 : 0.25} />
      </svg>
      <span className={isOn ? 'min-w-0 grow truncate' : 'min-w-0 grow truncate text-muted line-through'}>
        {name}
      </span>
      <svg viewBox="0 0 32 20" aria-hidden="true" className="w-8 shrink-0">
        <rect width={32} height={20} rx={10} className={isOn ? 'fill-lagoon' : 'fill-edge'} />
        <circle cx={isOn ? 22 : 10} cy={10} r={7} className="fill-paper" />
      </svg>
    </button>
  )
}

function without(names: ReadonlySet<string>, name: string): Set<string> {
  return new Set([...names].filter((other) => other !== name))
}
