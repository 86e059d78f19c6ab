import { exampleHomes } from '#domain/designs/example-homes.ts'
import {
  approved,
  concept,
  type DesignStory,
  drawn,
  feeEvidence,
  feePaid,
  remarked,
  replied,
  revisionRequested,
  settled,
  submitted,
} from './design-acts.ts'
import { condo } from './homes/condo.ts'
import { cottage } from './homes/cottage.ts'
import { familyHouse } from './homes/family-house.ts'

/** Finished designs that were drawn on the board: the examples of the page of custom designs. */
export const exampleDesigns: readonly DesignStory[] = [
  {
    by: 'malia',
    plan: cottage,
    packageType: 'One-bedroom package',
    brief: briefOf('cottage', ['white', 'green']),
    notes: 'A cottage for two, with a desk away from the living room.',
    events: [
      ['58d 09:10', submitted],
      ['57d 10:00', feeEvidence],
      ['56d 09:15', feePaid],
      ['52d 14:00', concept('home-cottage', 'The living room, from the way to the bath.')],
      ['52d 14:20', drawn(cottage, 'last', 'Light oak and sage; the study has the quiet window.')],
      ['50d 18:30', approved],
    ],
  },
  {
    by: 'kainoa',
    plan: familyHouse,
    packageType: 'Three-bedroom package',
    brief: briefOf('house', ['green', 'brown']),
    notes: 'Five of us, and more on Sundays.',
    events: [
      ['44d 08:30', submitted],
      ['43d 10:15', feeEvidence],
      ['42d 09:05', feePaid],
      ['37d 15:30', drawn(familyHouse, 'first', 'Teak and cognac, and a table for six.')],
      [
        '36d 20:40',
        revisionRequested('Could the long table stand along the window? We cross to the lānai there.'),
      ],
      ['33d 13:00', concept('home-house', 'The same room with the table turned.')],
      [
        '33d 13:20',
        drawn(familyHouse, 'last', 'The table stands along the window; the way to the lānai is free.'),
      ],
      ['32d 19:10', remarked(familyHouse, 5, 'Longhouse trestle table: does it seat eight on Sundays?')],
      ['31d 08:30', replied('Yes: three on each side, and one at either end.')],
      ['31d 08:40', settled],
      ['31d 09:45', approved],
    ],
  },
  {
    by: 'keola',
    plan: condo,
    packageType: 'One-bedroom package',
    brief: briefOf('condo', ['neutral', 'blue']),
    notes: 'The elevator is narrow. We came here for the sea.',
    events: [
      ['34d 19:00', submitted],
      ['33d 08:20', feeEvidence],
      ['32d 09:10', feePaid],
      ['28d 14:10', drawn(condo, 'first', 'Linen and walnut, the sofa along the wall.')],
      ['27d 21:15', revisionRequested('The sofa should look at the sea, please, not at the wall.')],
      ['25d 11:00', concept('home-condo', 'What you will see from the table.')],
      ['25d 11:20', drawn(condo, 'last', 'Turned to the glass, with the table for four behind it.')],
      ['24d 20:30', approved],
    ],
  },
]

function briefOf(
  name: keyof typeof exampleHomes,
  colors: DesignStory['brief']['colors'],
): DesignStory['brief'] {
  const { homeType, rooms, style, budget } = exampleHomes[name]
  return { homeType, rooms: [...rooms], style, budget, colors }
}
