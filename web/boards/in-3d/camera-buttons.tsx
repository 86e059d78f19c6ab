import { Button } from '#kit/browser/ui/button.tsx'
import type { IconName } from '#kit/browser/ui/icon.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import type { Camera } from './camera.ts'

type CameraButtonsProps = {
  camera: Camera
  /** A button does what its key does. */
  onPress: (key: string) => void
  onWalk: (isWalk: boolean) => void
  /** Not where a board is only looked at. */
  onKeep: (() => void) | undefined
  mayKeep: boolean
}

type Move = [key: string, icon: IconName, label: string]
const moves: Record<Camera['how'], Move[]> = {
  orbit: [
    ['ArrowLeft', 'chevron-left', 'Turn left'],
    ['ArrowRight', 'chevron-right', 'Turn right'],
    ['ArrowUp', 'chevron-up', 'Look from higher up'],
    ['ArrowDown', 'chevron-down', 'Look from lower down'],
    ['+', 'plus', 'Nearer'],
    ['-', 'minus', 'Farther away'],
  ],
  walk: [
    ['ArrowLeft', 'chevron-left', 'Turn left'],
    ['ArrowRight', 'chevron-right', 'Turn right'],
    ['ArrowUp', 'chevron-up', 'A step forwards'],
    ['ArrowDown', 'chevron-down', 'A step back'],
  ],
}

/** From outside or on a walk, and every turn and step as a button. */
export function CameraButtons({ camera: { how }, onPress, onWalk, onKeep, mayKeep }: CameraButtonsProps) {
  return (
    <>
      <fieldset aria-label="Seen" className="absolute top-3 left-3 z-10 flex gap-2">
        <Button
          variant={how === 'orbit' ? 'primary' : 'secondary'}
          size="compact"
          className="bg-paper aria-pressed:bg-lagoon"
          aria-pressed={how === 'orbit'}
          onClick={() => onWalk(false)}
        >
          From outside
        </Button>
        <Button
          variant={how === 'walk' ? 'primary' : 'secondary'}
          size="compact"
          className="bg-paper aria-pressed:bg-lagoon"
          aria-pressed={how === 'walk'}
          onClick={() => onWalk(true)}
        >
          Walk through
        </Button>
      </fieldset>
      {/* Above each other where the stage is narrow. */}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 flex flex-wrap-reverse items-center justify-between gap-2">
        <fieldset
          aria-label="Camera"
          className="pointer-events-auto flex items-center rounded-control border border-line bg-paper shadow-float"
        >
          {moves[how].map(([key, icon, label]) => (
            <IconButton key={key} icon={icon} label={label} onClick={() => onPress(key)} />
          ))}
        </fieldset>
        {onKeep && (
          <Button
            variant="secondary"
            size="compact"
            className="pointer-events-auto bg-paper"
            disabled={!mayKeep}
            onClick={onKeep}
          >
            Keep this view
          </Button>
        )}
      </div>
    </>
  )
}
