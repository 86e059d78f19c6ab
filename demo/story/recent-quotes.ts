import { accepted, cancelled, delivered, type OrderStory, placed, quoted } from './order-acts.ts'
import { darkEvidence, depositPaid, evidence, paid, rejected, stated } from './payment-acts.ts'
import { changeRequested, worded, wrote, wroteBack } from './quote-acts.ts'

/** What the studio was asked to price lately: most of it is still open. */
export const recentQuotes: readonly OrderStory[] = [
  {
    by: 'nalani',
    items: ['1 package minimalist'],
    events: [
      ['12d 13:35', placed],
      ['11d 10:15', quoted({ days: 21 })],
      ['9d 19:30', accepted],
      ['8d 12:40', darkEvidence],
      ['7d 09:10', rejected('We cannot see an amount on this photo. Please send it once more.')],
    ],
  },
  {
    by: 'malia',
    items: ['1 pier-bench oak', '2 dish-stool oak'],
    events: [
      ['10d 20:15', placed],
      ['9d 09:05', quoted({ days: 14, less: 5 })],
      ['9d 12:10', wrote('May the bench stand in the rain?')],
      ['9d 15:20', wroteBack('Under a roof, yes. We oil it twice before it leaves.')],
      ['9d 18:20', accepted],
      ['8d 10:00', stated('wire_transfer', 'Sent by my bank in Kailua')],
      ['7d 09:40', paid],
      ['5d 14:10', delivered],
    ],
  },
  {
    by: 'grace',
    items: ['1 atoll-sofa oat', '1 lagoon-coffee oak'],
    device: 'desktop',
    events: [
      ['9d 11:30', placed],
      ['8d 09:20', quoted({ days: 14, less: 3 })],
      ['6d 16:00', accepted],
      ['22h', evidence('wire_transfer', 'dueNow')],
    ],
  },
  {
    by: 'nalani',
    items: ['1 nook-desk oak', '1 sedge-chair teak'],
    events: [
      ['8d 20:10', placed],
      ['7d 11:00', quoted({ days: 14 })],
      ['6d 18:45', accepted],
      ['6d 19:00', evidence()],
      ['5d 09:05', paid],
    ],
  },
  {
    by: 'emma',
    items: ['1 ridge-table oak'],
    events: [
      ['6d 09:50', placed],
      ['5d 13:40', quoted({ days: 14 })],
      ['3d 20:20', accepted],
      ['46h', stated('cheque', 'Cheque 0461, in the mail')],
    ],
  },
  {
    by: 'kainoa',
    items: ['1 crest-bed oak'],
    events: [
      ['6d 22:10', placed],
      ['5d 10:30', quoted({ days: 6 })],
      ['28h', changeRequested('Could the bed come in walnut, and with two night stands beside it?')],
    ],
  },
  {
    by: 'grace',
    items: ['4 weft-chair walnut'],
    events: [
      ['5d 15:15', placed],
      ['4d 08:40', cancelled('I asked twice by mistake.')],
    ],
  },
  {
    by: 'ikaika',
    items: ['2 saddle-stool oak', '2 perch-stool oak'],
    events: [
      ['4d 12:05', placed],
      ['82h', quoted({ days: 10 })],
      ['74h', accepted],
      ['70h', evidence('wire_transfer', 'dueNow')],
      ['46h', depositPaid],
    ],
  },
  {
    by: 'daniel',
    items: ['1 driftline-sofa walnut'],
    events: [
      ['4d 18:50', placed],
      ['72h', quoted({ days: 14 })],
      ['50h', worded('Two people and a stair climber, to the third floor', 180_00)],
      ['50h', quoted({ days: 14, note: 'With the way up, as we spoke.' })],
      ['49h', changeRequested('The one in your show room has a scratch. Would it be less?')],
      ['46h', wroteBack('It would. We look at it today and send you a new quote.')],
      ['27h', quoted({ days: 14, less: 5, note: 'With the discount for the show room piece.' })],
    ],
  },
  { by: 'malia', items: ['1 cloud-bed sage', '2 night-stand oak'], events: [['53h', placed]] },
  {
    by: 'keola',
    items: ['1 studio-desk walnut', '1 weft-chair ebonised'],
    device: 'desktop',
    events: [
      ['19h', placed],
      ['15h', wrote('Our lift is 30 inches wide. Does the desk come in two parts?')],
    ],
  },
  { by: 'kainoa', items: ['1 package luxury', '2 dish-stool walnut'], events: [['3h', placed]] },
]
