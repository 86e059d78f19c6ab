import type { Board } from '#domain/boards/board.ts'
import { FARTHEST_MM } from '#domain/boards/board-limits.ts'
import { wholeTurn } from '#domain/boards/footprint.ts'
import { viewsOf, type Eye } from '#domain/boards/viewpoints.ts'
import { forwards, furnishedViews } from '#domain/boards/walk.ts'
import { EYES_MM, FAR, FIELD_OF_VIEW, placesOf, radians, TILT, within, type Camera } from './camera.ts'

/** What a camera sees, as a board keeps it; from outside, as near as coordinates of a board reach. */
export function eyeOf(camera: Camera): Eye {
  if (camera.how === 'walk') {
    const { x, y, yaw, pitch } = camera.walker
    return {
      x: withinReach(x),
      y: withinReach(y),
      up: EYES_MM,
      yaw: wholeTurn(yaw),
      pitch,
      fov: FIELD_OF_VIEW.walk,
    }
  }
  // Angles are kept in half degrees: the eye goes to where they look at the same middle from.
  const [turn, tilt] = [wholeTurn(camera.turn), Math.round(camera.tilt * 2) / 2]
  const { at } = placesOf({ ...camera, turn, tilt })
  const [x, y, up] = [Math.round(at.x * 1000), Math.round(at.z * 1000), Math.round(at.y * 1000)]
  if (Math.max(Math.abs(x), Math.abs(y), up) > FARTHEST_MM) return eyeOf({ ...camera, far: camera.far * 0.9 })
  return { x, y, up, yaw: wholeTurn(180 - turn), pitch: -tilt, fov: FIELD_OF_VIEW.orbit }
}

/** The way back: whoever looks from outside looks at the floor. */
export function cameraAt({ x, y, up, yaw, pitch, fov }: Eye): Camera {
  if (fov !== FIELD_OF_VIEW.orbit) return { how: 'walk', walker: { x, y, yaw, pitch } }
  const tilt = within(-pitch, TILT.least, TILT.most)
  const [ahead, level] = [forwards(yaw), up / Math.tan(radians(tilt))]
  return {
    how: 'orbit',
    middle: { x: x + ahead.x * level, y: y + ahead.y * level },
    turn: wholeTurn(180 - yaw),
    tilt,
    far: within(up / Math.sin(radians(tilt)), FAR.least, FAR.most),
  }
}

/** What pictures are taken of: the views that somebody kept, then the furnished rooms, the largest first. */
export function shotsOf(board: Board, most: number): { name: string; camera: Camera }[] {
  const views = viewsOf(board).map(([, view]) => ({ name: view.name, camera: cameraAt(view) }))
  const rooms = furnishedViews(board).map(({ name, walker }) => ({
    name,
    camera: { how: 'walk' as const, walker },
  }))
  return [...views, ...rooms].slice(0, most)
}

const withinReach = (mm: number) => within(mm, -FARTHEST_MM, FARTHEST_MM)
