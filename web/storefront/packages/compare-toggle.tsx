import { Button } from '#kit/browser/ui/button.tsx'
import type { Comparing } from './use-comparison.ts'

/** Turns compare mode on and off; each time nothing is chosen yet. */
export function CompareToggle({ comparing: { isOn, turn } }: { comparing: Comparing }) {
  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      size="compact"
      icon={isOn ? 'close' : 'grid'}
      aria-pressed={isOn}
      onClick={turn}
      className="compare-toggle"
    >
      Compare
    </Button>
  )
}
