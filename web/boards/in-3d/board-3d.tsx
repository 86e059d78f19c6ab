import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { Board3dProps } from './board-3d-props.ts'
import { draws3d } from './draws-3d.ts'
import { Stage3d } from './stage-3d.tsx'

/** A board in 3D, where the browser can: the plan shows everything else. */
export default function Board3d(props: Board3dProps) {
  const [drawing, setDrawing] = useState(draws3d)
  const [isAnyway, setAnyway] = useState(false)
  const [lost, setLost] = useState(0)
  if (drawing === 'never')
    return <Words words="This browser cannot show 3D. The plan shows every piece in its true size." />
  if (drawing === 'slow' && !isAnyway)
    return (
      <Words words="This device draws 3D without its graphics hardware, which is slow.">
        <Button variant="secondary" onClick={() => setAnyway(true)}>
          Show anyway
        </Button>
      </Words>
    )
  return (
    <Stage3d
      key={lost}
      {...props}
      isQuick={drawing === 'quick'}
      onLost={() => setLost(lost + 1)}
      onImpossible={() => setDrawing('never')}
    />
  )
}

/** In place of 3D. */
function Words({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <output className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-plinth p-8">
      <Icon name="cube" className="size-8 text-muted" />
      <p className="max-w-80 text-center text-balance">{words}</p>
      {children}
    </output>
  )
}
