import type { PackagePicture } from '#contract/packages.ts'
import { paths } from '#web/paths.ts'

const TARGET = 22
/** To the right of this share of the picture a name stands before its dot. */
const TURN = 0.6

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Dots on a room's picture that lead to the pieces; over a picture that is shown whole, in a `relative` box. */
export function RoomSpots({ spots }: Pick<PackagePicture, 'spots'>) {
  if (!spots) return null
  return (
    <svg className="spots">
      {spots.map(({ product, name, finish, x, y }) => (
        <svg key={product} x={percent(x)} y={percent(y)}>
          <a href={paths.product(product, finish)}>
            <circle r={TARGET} />
            <circle r="7" />
            <text x={x < TURN ? TARGET : -TARGET} y="5" textAnchor={x < TURN ? undefined : 'end'}>
              {name}
            </text>
          </a>
        </svg>
      ))}
    </svg>
  )
}
