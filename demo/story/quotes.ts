import { banked } from './bank-acts.ts'
import {
  accepted,
  declined,
  delivered,
  expired,
  noted,
  type OrderStory,
  placed,
  quoted,
  shipped,
} from './order-acts.ts'
import { evidence, paid, stated } from './payment-acts.ts'

/** The bank of one of them keeps it. */
const WIRE_FEE = 15_00

/** What the studio was asked to price in the first weeks after it turned to quotes. */
export const quotes: readonly OrderStory[] = [
  {
    by: 'malia',
    items: ['1 tambour-sideboard oak', '1 ledger-credenza oak'],
    device: 'desktop',
    events: [
      ['37d 09:15', placed],
      ['36d 10:40', quoted({ days: 14, less: 5, note: 'Both from one plank: the grain will match.' })],
      ['34d 18:30', accepted],
      ['33d 08:10', evidence()],
      ['31d 09:20', paid],
      ['25d 13:45', shipped('Our own crew', 'LN-0446')],
      ['20d 10:30', delivered],
    ],
  },
  {
    by: 'emma',
    items: ['1 sedge-bed teak', '2 night-stand teak', '1 cup-dresser teak'],
    events: [
      ['33d 14:00', placed],
      ['32d 09:30', quoted({ days: 14 })],
      ['30d 11:15', quoted({ days: 14, less: 7, note: 'With the package price for a whole bedroom.' })],
      ['29d 20:10', accepted],
      ['29d 20:30', stated('cheque', 'Cheque 0457')],
      ['26d 12:20', evidence('cheque')],
      ['22d 09:00', paid],
      ['14d 14:20', shipped('Young Brothers barge', 'YB 89774')],
      ['9d 10:50', delivered],
    ],
  },
  {
    by: 'kainoa',
    items: ['1 package two-bedroom'],
    device: 'desktop',
    events: [
      ['28d 16:45', placed],
      ['27d 13:30', quoted({ days: 21, note: 'Delivery and installation are in the price.' })],
      ['24d 19:55', declined('Lovely, but more than we can do this year.')],
    ],
  },
  {
    by: 'nalani',
    items: ['2 sedge-chair teak'],
    events: [
      ['29d 12:15', placed],
      ['28d 10:05', quoted({ days: 14 })],
      ['27d 19:10', accepted],
      ['27d 19:20', stated('wire_transfer', 'Sent today')],
      [
        '26d 09:10',
        banked(
          [
            ['HALE PROPERTIES RENT', -2400_00, 'Rent of the studio'],
            ['INTEREST PAID', 1_38, 'Interest'],
          ],
          { kept: WIRE_FEE },
        ),
      ],
      ['19d 15:30', delivered],
    ],
  },
  {
    by: 'grace',
    items: ['1 rest-bench linen', '1 drum-side oak'],
    device: 'desktop',
    events: [
      ['26d 10:20', placed],
      ['25d 13:15', quoted({ days: 14 })],
      ['24d 09:40', accepted],
      ['23d 11:30', stated('cheque', 'Cheque 2093')],
      ['19d 09:15', paid],
      ['13d 14:00', delivered],
    ],
  },
  {
    by: 'daniel',
    items: ['1 letter-desk oak', '1 sedge-chair oak'],
    events: [
      ['25d 08:30', placed],
      ['24d 11:20', quoted({ days: 13 })],
      ['10d 00:01', expired],
    ],
  },
  {
    by: 'keola',
    items: ['2 lanai-lounge cognac', '1 lanai-ottoman walnut'],
    events: [
      ['21d 21:20', placed],
      ['20d 09:45', quoted({ days: 14 })],
      ['18d 12:15', accepted],
      ['17d 08:05', evidence()],
      ['16d 09:30', paid],
      ['8d 14:15', shipped('Our own crew', 'OC-0458')],
    ],
  },
  {
    by: 'ikaika',
    items: ['1 longhouse-table teak', '6 gable-chair teak'],
    device: 'desktop',
    events: [
      ['16d 10:25', placed],
      ['15d 13:10', quoted({ days: 14, less: 4 })],
      ['13d 17:40', accepted],
      ['12d 09:00', evidence()],
      [
        '11d 09:35',
        banked(
          [
            ['YOUNG BROTHERS FREIGHT', -612_00, 'Freight of the barge'],
            ['WIRE FEE INCOMING', -15_00],
            ['MOBILE DEPOSIT', 240_00],
          ],
          { more: 25_00 },
        ),
      ],
      ['11d 09:40', noted('White glove: the gate is 6 ft wide, the driveway is gravel.')],
      ['7d 15:00', noted('On the barge list for next week.')],
    ],
  },
  {
    by: 'ikaika',
    items: ['1 slat-coffee oak', '2 button-stool rust'],
    device: 'tablet',
    events: [
      ['15d 18:35', placed],
      ['14d 09:50', quoted({ days: 14 })],
      ['14d 20:45', accepted],
      ['12d 09:10', stated('wire_transfer', 'In one transfer with the table')],
      ['9d 11:40', delivered],
    ],
  },
]
