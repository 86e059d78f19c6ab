import { Button } from '#kit/browser/ui/button.tsx'

/** Adds another one at the end of a list. */
export function AddButton({ words, onAdd }: { words: string; onAdd: () => void }) {
  return (
    <div>
      <Button variant="secondary" size="compact" icon="plus" onClick={onAdd}>
        {words}
      </Button>
    </div>
  )
}
