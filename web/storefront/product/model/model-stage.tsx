import { useState } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import { Progress } from '#kit/browser/ui/progress.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { ShownProduct } from '../product-loader.ts'
import { DimensionLines } from './dimension-lines.tsx'
import { RoomButton } from './room-button.tsx'
import { useModel } from './use-model.ts'
import { stageButtonLook } from '../stage-button-look.ts'
import './model-stage.css'

type ModelStageProps = { product: ShownProduct; address: string; chosen: string }

/** From the front left and a little above, as in the first picture. */
const FIRST_ANGLE = '-28deg 77deg'
/** As bright as the pictures. A number: React hands it on as it is, and the viewer takes no text for one. */
const EXPOSURE = 0.44
/** Part of the distance at which the piece fills the frame: lines need room beside it. */
const DISTANCE = { alone: '105%', withLines: '140%' }

/** The viewer: the picture below stays until the model is there. */
export function ModelStage({ product, address, chosen }: ModelStageProps) {
  const { state, element, mount, source, tryAgain } = useModel(address)
  const [hasLines, setLines] = useState(false)
  const [angle, setAngle] = useState(FIRST_ANGLE)

  function toggleLines() {
    const { theta, phi } = element.current?.getCameraOrbit() ?? {}
    if (theta !== undefined) setAngle(`${theta}rad ${phi}rad`)
    setLines(!hasLines)
  }
  if (state.is === 'impossible')
    return (
      <StageNotice words="This browser cannot show 3D. The pictures show the piece from several sides." />
    )
  if (state.is === 'failed')
    return (
      <div className="absolute inset-0 bg-plinth">
        <TryAgain message="Failed to load the 3D view" onRetry={tryAgain} />
      </div>
    )
  const isShown = state.is === 'shown'
  return (
    <div className={classes('absolute inset-0', isShown && 'model-ground')}>
      <div className="model-frame" data-lined={hasLines || undefined}>
        {state.is !== 'coming' && (
          <model-viewer
            ref={mount}
            src={source}
            alt={`${product.name} in 3D`}
            variant-name={chosen}
            camera-controls
            camera-orbit={`${angle} ${hasLines ? DISTANCE.withLines : DISTANCE.alone}`}
            min-camera-orbit="auto 20deg auto"
            max-camera-orbit="auto 92deg 180%"
            touch-action="pan-y"
            interaction-prompt="none"
            shadow-intensity="0.7"
            shadow-softness="0.9"
            environment-image="legacy"
            tone-mapping="linear"
            exposure={EXPOSURE}
            loading="eager"
            ar
            ar-modes="webxr quick-look"
            ar-scale="fixed"
            className={classes('model', !isShown && 'opacity-0')}
          />
        )}
        {isShown && hasLines && element.current && (
          <DimensionLines model={element.current} size={product.details.size} />
        )}
      </div>
      {'percent' in state && <Coming percent={state.percent} />}
      {isShown && element.current && (
        <>
          <LinesButton isOn={hasLines} onPress={toggleLines} />
          <RoomButton model={element.current} {...{ product, address, chosen }} />
        </>
      )}
    </div>
  )
}

function Coming({ percent }: { percent: number }) {
  return (
    <div className="absolute inset-x-4 top-4 mx-auto max-w-64 rounded-control bg-paper px-4 py-3 shadow-float">
      <Progress label="Loading 3D" percent={percent} />
    </div>
  )
}

/** Puts the lines with the dimensions beside the piece, and takes them away. */
function LinesButton({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classes(stageButtonLook, 'top-4 left-4', isOn && 'ring-1 ring-ink')}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 shrink-0"
      >
        <path d="M3 15.5 15.5 3 21 8.5 8.5 21 3 15.5ZM6.5 12l2 2M9.5 9l3 3M12.5 6l2 2" />
      </svg>
      Dimensions
    </button>
  )
}

/** Why there is no 3D, in place of it. */
export function StageNotice({ words }: { words: string }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-plinth p-8"
    >
      <Icon name="cube" className="size-8 text-muted" />
      <p className="max-w-80 text-center text-balance">{words}</p>
    </div>
  )
}
