type Hung = { x: number; y: number; up: number }

/** From where a room is looked at, in what light, and what hangs in it; in millimetres, as on the board. */
export type View = {
  room: string
  /** The part of the plan that shows the same; its height is two thirds of the width. */
  plan: { x: number; y: number; width: number }
  /** Right, down the sheet, and up. */
  at: readonly number[]
  to: readonly number[]
  fov: number
  near: number
  /** Before the windows, else a garden. */
  sea?: boolean
  /** The sun clockwise from the top of the sheet and above it, and how bright windows and walls are. */
  light: { sun: number; turn: number; tilt: number; window: number; bounce: number }
  exposure: number
  art: (Hung & { turn: number; w: number; h: number; tones: string[] })[]
  lamps: Hung[]
}

const noon = { sun: 3.4, tilt: 36, window: 2.6, bounce: 0.22 }

export const views: Record<'condo' | 'cottage' | 'house', View> = {
  condo: {
    room: 'Living and dining',
    plan: { x: -1300, y: -700, width: 8400 },
    at: [5450, 5150, 1450],
    to: [1700, 1000, 850],
    fov: 46,
    near: 0.1,
    sea: true,
    light: { ...noon, turn: 28 },
    exposure: 1.2,
    art: [{ x: 90, y: 2300, turn: 270, up: 1150, w: 900, h: 1150, tones: ['#9fb8bd', '#6f939b', '#d9b48a'] }],
    lamps: [{ x: 2500, y: 5350, up: 1720 }],
  },
  cottage: {
    room: 'Living and dining',
    plan: { x: -1650, y: -700, width: 8700 },
    at: [5050, 4500, 1450],
    to: [700, 1350, 850],
    fov: 46,
    near: 0.1,
    light: { ...noon, turn: 20, tilt: 38, window: 3, bounce: 0.24 },
    exposure: 1.2,
    art: [],
    lamps: [{ x: 1700, y: 4600, up: 1720 }],
  },
  house: {
    room: 'Living and dining',
    plan: { x: -700, y: -700, width: 9000 },
    at: [7350, 5250, 1550],
    to: [2600, 1500, 800],
    fov: 48,
    near: 0.1,
    light: { ...noon, turn: -25 },
    exposure: 1.2,
    art: [{ x: 90, y: 2300, turn: 270, up: 1200, w: 1400, h: 900, tones: ['#b9c4a7', '#7d8f68', '#c98b5e'] }],
    lamps: [
      { x: 5900, y: 1900, up: 1720 },
      { x: 5900, y: 2750, up: 1720 },
    ],
  },
}
