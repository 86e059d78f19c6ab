import type { FormEvent } from 'react'
import type { ExampleHome } from '#domain/designs/example-homes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { HomePicture } from './home-picture.tsx'

const SIZES = pictureSizes(94, '(width >= 85rem) 52rem, (width >= 64rem) 62vw, (width >= 40rem) 94vw')

type RoomSliderProps = { name: string; home: ExampleHome; isFirst?: boolean }

/** A room on its plan and as it will look, one laid over the other up to where the hand is; both where no script runs. */
export function RoomSlider({ name, home: { title, seen }, isFirst }: RoomSliderProps) {
  const picture = { kind: 'room', sizes: SIZES, isFirst } as const
  return (
    <div className="room-slider">
      <HomePicture {...picture} name={`${name}-room`} alt={`The living room: ${seen}`} />
      <HomePicture
        {...picture}
        name={`${name}-plan`}
        alt="The plan of the same room, with every piece to scale"
      />
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={35}
        autoComplete="off"
        onInput={drawLine}
        aria-label={`Plan and room of: ${title}`}
      />
      <span aria-hidden="true" className="room-slider-hand">
        <span>
          <Icon name="chevron-left" className="size-4" />
          <Icon name="chevron-right" className="size-4" />
        </span>
      </span>
    </div>
  )
}

/** Where it lies until then, room-slider.css says too. */
function drawLine({ currentTarget: { parentElement, value } }: FormEvent<HTMLInputElement>) {
  parentElement?.style.setProperty('--cut', `${value}%`)
}
