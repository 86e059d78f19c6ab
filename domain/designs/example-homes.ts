import type { Budget, DesignStyle, HomeType, RoomType } from '../users/questionnaire.ts'

/** A design of the demo, shown as an example of what the studio draws; of a home, never of a person. */
export type ExampleHome = {
  title: string
  homeType: HomeType
  rooms: readonly RoomType[]
  style: DesignStyle
  budget: Budget
  /** From the floor plan to the approved design. */
  days: number
  /** What was asked to be changed, one line for each revision; nothing where the first concept was approved. */
  changes: readonly string[]
  /** What the slider shows, for whoever does not see it. */
  seen: string
}

export const exampleHomes = {
  condo: {
    title: 'A condo high over Honolulu',
    homeType: 'condo',
    rooms: ['living', 'dining', 'bedroom'],
    style: 'modern',
    budget: 'luxury',
    days: 10,
    changes: ['The sofa looked at a wall. Now it looks at the sea, with the table for four behind it.'],
    seen: 'a linen sofa and two slatted lounge chairs around a low walnut table, before glass doors to the sea',
  },
  cottage: {
    title: 'A garden cottage in Kailua',
    homeType: 'house',
    rooms: ['living', 'dining', 'bedroom', 'office'],
    style: 'scandinavian',
    budget: 'luxury',
    days: 8,
    changes: [],
    seen: 'a sage sofa and two ivory barrel chairs on a sisal rug, with a square oak table beside them',
  },
  house: {
    title: 'A family house in Kāneʻohe',
    homeType: 'house',
    rooms: ['living', 'dining', 'bedroom', 'office'],
    style: 'traditional',
    budget: 'luxury',
    days: 13,
    changes: [
      'The long table stood across the room. Now it stands along the window, with a way to the lānai.',
    ],
    seen: 'an oat sofa, two cognac lounge chairs and a moss settee, with a teak table for six before them',
  },
} as const satisfies Record<string, ExampleHome>
