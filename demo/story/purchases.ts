import { bounced, wired } from './bank-acts.ts'
import {
  calledOff,
  cancelled,
  confirmedAgain,
  delivered,
  noted,
  type OrderStory,
  placed,
  shipped,
} from './order-acts.ts'
import { darkEvidence, evidence, paid, refunded, rejected, stated } from './payment-acts.ts'

/** What was bought at listed prices, before the studio turned to quotes. */
export const purchases: readonly OrderStory[] = [
  {
    by: 'keola',
    items: ['1 shoreline-sofa linen', '1 shoreline-ottoman linen'],
    device: 'desktop',
    events: [
      ['74d 10:12', placed],
      ['73d 09:30', evidence()],
      ['72d 08:45', paid],
      ['72d 08:52', noted('Narrow elevator: take the legs off before the crew leaves.')],
      ['66d 14:05', shipped('Our own crew', 'LN-0417')],
      ['62d 11:20', delivered],
    ],
  },
  {
    by: 'malia',
    items: ['1 canoe-table walnut', '6 reed-chair oak'],
    events: [
      ['70d 19:40', placed],
      ['69d 08:15', stated('cheque', 'Cheque 1182')],
      ['66d 12:00', evidence('cheque')],
      ['60d 09:10', paid],
      ['58d 09:20', bounced('Account closed')],
      ['57d 10:40', wired],
      ['55d 13:30', shipped('Our own crew', 'LN-0422')],
      ['50d 10:45', delivered],
    ],
  },
  {
    by: 'ikaika',
    items: ['1 package scandinavian'],
    device: 'tablet',
    events: [
      ['67d 16:20', placed],
      ['66d 17:05', evidence()],
      ['65d 09:00', paid],
      ['60d 15:10', shipped('Young Brothers barge', 'YB 88412')],
      ['54d 14:30', delivered],
    ],
  },
  {
    by: 'nalani',
    items: ['1 pilot-desk walnut'],
    events: [
      ['63d 12:25', placed],
      ['62d 13:00', darkEvidence],
      ['62d 15:35', rejected('The photo is too dark to read. Please send the PDF of your bank.')],
      ['61d 08:20', evidence()],
      ['60d 09:25', paid],
      ['53d 10:00', shipped('Young Brothers barge', 'YB 88530')],
      ['48d 15:15', delivered],
    ],
  },
  {
    by: 'grace',
    items: ['1 crest-bed teak', '2 night-stand teak'],
    pickup: true,
    device: 'desktop',
    events: [
      ['58d 11:00', placed],
      ['57d 10:10', evidence()],
      ['56d 08:50', paid],
      ['56d 08:55', noted('Comes with her son and a truck, at nine.')],
      ['51d 09:20', delivered],
    ],
  },
  {
    by: 'daniel',
    items: ['1 horizon-media walnut'],
    events: [
      ['52d 21:15', placed],
      ['51d 07:40', cancelled('Found one in the family after all, mahalo.')],
    ],
  },
  {
    by: 'emma',
    items: ['2 harbor-sofa bone'],
    device: 'desktop',
    events: [
      ['49d 10:35', placed],
      ['48d 09:05', evidence()],
      ['47d 08:40', paid],
      ['41d 12:10', shipped('Young Brothers barge', 'YB 88907')],
      ['41d 16:00', confirmedAgain],
      ['36d 13:50', delivered],
    ],
  },
  {
    by: 'kainoa',
    items: ['1 tidal-sofa fog'],
    events: [
      ['46d 18:30', placed],
      ['46d 19:00', evidence()],
      ['45d 09:15', paid],
      ['43d 15:20', calledOff('The last one in fog was damaged on its way to us. We are sorry.')],
      ['42d 10:00', refunded],
    ],
  },
  {
    by: 'keola',
    items: ['1 lagoon-coffee walnut', '2 drum-side walnut'],
    events: [
      ['44d 20:05', placed],
      ['44d 20:25', evidence()],
      ['43d 09:40', paid],
      ['38d 13:00', shipped('Our own crew', 'LN-0439')],
      ['34d 11:10', delivered],
    ],
  },
]
