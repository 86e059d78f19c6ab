import type { Sides } from './box.ts'
import { passesCorner, passesStraight, passesTilted } from './openings.ts'
import {
  STAIR_HEADROOM_CM,
  USUAL_DOOR_HEIGHT_CM,
  USUAL_ELEVATOR_DOOR_HEIGHT_CM,
  type Measure,
  type WayIn,
} from './way-in.ts'

/** How a piece is carried past a place. */
export type Carried = 'straight' | 'tilted' | 'lying' | 'on-end' | 'leaning' | 'turning'

/** A place on the way, and the ways past it, the easiest first. */
export type Obstacle = {
  place: Place
  /** What was measured of it; each of them may be what is too small. */
  measures: readonly Measure[]
  ways: readonly { carried: Carried; passes: (sides: Sides, way: WayIn) => boolean }[]
}
export type Place = 'door' | 'elevator' | 'stairs'

type Rule = (sides: Sides, way: WayIn) => boolean

/** The places of `way` that are measured well enough to be asked about. */
export function obstaclesOn(way: WayIn): Obstacle[] {
  return [
    ...(way.doorWidth === undefined ? [] : [door]),
    ...(way.elevatorDoorWidth && way.elevatorDepth && way.elevatorHeight ? [elevator] : []),
    ...(way.stairWidth === undefined
      ? []
      : [way.landingDepth === undefined ? straightStairs : turningStairs]),
  ]
}

/** The two shortest sides go through the frame, the longest goes first. */
const door: Obstacle = {
  place: 'door',
  measures: ['doorWidth', 'doorHeight'],
  ways: [
    { carried: 'straight', passes: throughDoor(passesStraight) },
    { carried: 'tilted', passes: throughDoor(passesTilted) },
  ],
}

function throughDoor(passes: typeof passesStraight): Rule {
  return ([shortest, middle], { doorWidth = 0, doorHeight = USUAL_DOOR_HEIGHT_CM }) =>
    passes(shortest, middle, doorWidth, doorHeight)
}

/**
 * Inside it is taken to be as wide as its door, which it always is at least. What can be held at an angle between
 * its depth and the height of its door can also be carried in at that angle, so nothing has to be raised inside.
 */
const elevator: Obstacle = {
  place: 'elevator',
  measures: ['elevatorDoorWidth', 'elevatorDepth', 'elevatorHeight'],
  ways: [
    {
      carried: 'lying',
      passes: inElevator((long, thick, depth, height) => long <= depth && thick <= height),
    },
    {
      carried: 'on-end',
      passes: inElevator((long, thick, depth, height) => long <= height && thick <= depth),
    },
    { carried: 'leaning', passes: inElevator(passesTilted) },
  ],
}

type InElevator = (long: number, thick: number, depth: number, height: number) => boolean

/** One of the shorter sides lies across the width; `holds` says whether depth and height take the others. */
function inElevator(holds: InElevator): Rule {
  return ([shortest, middle, longest], { elevatorDoorWidth = 0, elevatorDepth = 0, elevatorHeight = 0 }) => {
    const height = Math.min(elevatorHeight, USUAL_ELEVATOR_DOOR_HEIGHT_CM)
    return (
      (middle <= elevatorDoorWidth && holds(longest, shortest, elevatorDepth, height)) ||
      (shortest <= elevatorDoorWidth && holds(longest, middle, elevatorDepth, height))
    )
  }
}

const straightStairs: Obstacle = {
  place: 'stairs',
  measures: ['stairWidth'],
  ways: [
    {
      carried: 'straight',
      passes: ([shortest, middle], { stairWidth = 0 }) =>
        passesStraight(shortest, middle, stairWidth, STAIR_HEADROOM_CM),
    },
  ],
}

/** Reckoned as a level corner between walls: over a handrail there is more room. */
const turningStairs: Obstacle = {
  place: 'stairs',
  measures: ['stairWidth', 'landingDepth'],
  ways: [
    {
      carried: 'turning',
      passes: roundLanding(([short, middle, long]) => [
        [short, long, middle],
        [middle, long, short],
      ]),
    },
    { carried: 'on-end', passes: roundLanding(([short, middle, long]) => [[short, middle, long]]) },
  ],
}

/** `held` gives the ways to hold it: two sides on the floor, and the one that stands up. */
function roundLanding(held: (sides: Sides) => [side: number, other: number, up: number][]): Rule {
  return (sides, { stairWidth = 0, landingDepth = 0 }) =>
    held(sides).some(
      ([side, other, up]) => up <= STAIR_HEADROOM_CM && passesCorner(side, other, stairWidth, landingDepth),
    )
}
