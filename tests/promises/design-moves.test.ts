import { expect, test } from 'vitest'
import { type ClientMove, movesOfClient } from '#domain/designs/client-moves.ts'
import { designStatuses, type DesignStatus } from '#domain/designs/design-status.ts'
import { paymentStatuses, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { designBooks, eventsOf } from '#tests/support/books/design-books.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { kai, leilani, nobody, noa, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const people = [leilani, kai, noa, nobody]
const shop = testShop()
staysSound(shop)

type State = { status: DesignStatus; paymentStatus: PaymentStatus; revisionCount: number }
type Move = {
  name: string
  ask: (person: Person, id: string) => Promise<unknown>
  /** Whether its client, and whether the studio, may do it there; a text is why nobody of that kind ever may. */
  client: ((state: State) => boolean) | 'forbidden'
  studio: ((state: State) => boolean) | 'forbidden'
  /** Whether it stands there already: to say it again is answered, and changes nothing. */
  stands?: (state: State, person: Person) => boolean
}

const isPaidAndShown = ({ status, paymentStatus }: State) =>
  (status === 'review' || status === 'revision') && paymentStatus === 'paid'
const isUnpaid = ({ paymentStatus }: State) => paymentStatus === 'pending' || paymentStatus === 'rejected'
const isLiving = ({ status }: State) => !['completed', 'cancelled', 'rejected'].includes(status)
const png = () => new File([Buffer.from(sampleFiles.png)], 'picture.png')

const setStatus =
  (status: DesignStatus, feedback?: string): Move['ask'] =>
  (person, id) =>
    shop.as(person).call('PUT /api/design-requests/:id/status', {
      params: { id },
      body: { status, ...(feedback && { feedback }) },
    })

const clientsStatuses: Partial<Record<DesignStatus, (state: State) => boolean>> = {
  completed: isPaidAndShown,
  cancelled: (state) => state.status === 'pending' && isUnpaid(state),
}

/** Matrix 3.3 of the promises: every move, and where it may be made. */
const moves: Move[] = [
  ...designStatuses.map((to): Move => ({
    name: `status ${to}`,
    ask: setStatus(to),
    client: clientsStatuses[to] ?? (() => false),
    studio: ({ status }) => status !== to,
    stands: ({ status }, person) => person === noa && status === to,
  })),
  {
    name: 'completed with feedback',
    ask: setStatus('completed', 'It is not our home.'),
    client: (state) => isPaidAndShown(state) && state.revisionCount === 2,
    studio: ({ status }) => status !== 'completed',
    stands: ({ status }, person) => person === noa && status === 'completed',
  },
  ...paymentStatuses.map((to): Move => ({
    name: `payment ${to}`,
    ask: (person, id) =>
      shop.as(person).call('PUT /api/design-requests/:id/payment', {
        params: { id },
        body: { paymentStatus: to, reason: 'Why' },
      }),
    client: (state) => to === 'pending' && state.paymentStatus === 'rejected' && isLiving(state),
    stands: ({ paymentStatus }, person) => paymentStatus === to && (person === noa || to === 'pending'),
    // A rejection may be given another reason.
    studio: ({ paymentStatus }) => paymentStatus !== to || to === 'rejected',
  })),
  {
    name: 'evidence',
    ask: (person, id) =>
      shop
        .as(person)
        .call('POST /api/design-requests/:id/payment-evidence', { params: { id }, body: { file: png() } }),
    client: (state) => isUnpaid(state) && isLiving(state),
    studio: (state) => isUnpaid(state) && isLiving(state),
  },
  {
    name: 'revision',
    ask: (person, id) =>
      shop
        .as(person)
        .call('POST /api/design-requests/:id/revisions', { params: { id }, body: { details: 'Lighter' } }),
    client: (state) => isPaidAndShown(state) && state.revisionCount < 2,
    studio: 'forbidden',
  },
  {
    name: 'concept',
    ask: (person, id) =>
      shop
        .as(person)
        .call('POST /api/design-requests/:id/concepts', { params: { id }, body: { conceptImage: png() } }),
    client: 'forbidden',
    studio: isLiving,
  },
]

/** How often a design was revised matters where its client may answer it, and nowhere else. */
const states: State[] = designStatuses.flatMap((status) =>
  paymentStatuses.flatMap((paymentStatus) => {
    const state = { status, paymentStatus, revisionCount: 0 }
    return isPaidAndShown(state) ? [0, 1, 2].map((revisionCount) => ({ ...state, revisionCount })) : [state]
  }),
)

/** How many states were asked about whole. */
let requested = 0

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )

/** How the move of `person` ends where they may not make it. */
function refusalFor(person: Person, { client, studio }: Move): string {
  if (person === nobody) return 'not_signed_in'
  if ((person === noa ? studio : client) === 'forbidden') return 'forbidden'
  return person === kai ? 'design_request_not_found' : 'illegal_state'
}

const refusalNames = (move: Move, code: string) =>
  move.name === 'evidence' && code === 'illegal_state' ? 'fee_not_open' : code

function mayMove(person: Person, { client, studio }: Move, state: State): boolean {
  const may = person === noa ? studio : person === leilani ? client : 'forbidden'
  return may !== 'forbidden' && may(state)
}

test.each(states)(
  'P23: a request that is $status, $paymentStatus and revised $revisionCount times',
  { timeout: 120_000 },
  async (state) => {
    const id = await seedRequest(shop, leilani, state)
    const before = await designBooks(shop.shop.db)
    const allowed: [Person, Move][] = []
    for (const person of people) {
      for (const move of moves) {
        if (mayMove(person, move, state)) allowed.push([person, move])
        else {
          const stands = person !== kai && person !== nobody && move.stands?.(state, person)
          const expected = stands ? 'done' : refusalNames(move, refusalFor(person, move))
          expect([person.firstName, move.name, await outcome(move.ask(person, id))]).toEqual([
            person.firstName,
            move.name,
            expected,
          ])
        }
      }
    }
    expect(await designBooks(shop.shop.db)).toEqual(before)
    for (const [person, move] of allowed) {
      const fresh = await seedRequest(shop, leilani, state)
      expect([move.name, await outcome(move.ask(person, fresh))]).toEqual([move.name, 'done'])
      expect(await eventsOf(shop.shop.db, fresh)).toHaveLength(1)
      expect(await auditOf(shop.shop.db, 'design', fresh)).toHaveLength(person === noa ? 1 : 0)
    }
    const ofClient = allowed.filter(([person]) => person === leilani).map(([, { name }]) => name)
    expect(movesOfClient({ ...state, designRevisions: 2 }).toSorted()).toEqual(
      ofClient.flatMap((name) => offered[name] ?? []).toSorted(),
    )
    requested += 1
  },
)

/** What a screen offers for each move that the server lets a client make. */
const offered: Record<string, ClientMove[]> = {
  'status completed': ['approve'],
  'completed with feedback': ['reject'],
  'status cancelled': ['withdraw'],
  revision: ['request-revision'],
}

test('P23: every cell of the matrix was asked for', () => {
  printPromise(
    'P23',
    requested * moves.length * people.length,
    'matrix 3.3: every move × status × payment × person as stated, nothing changed on refusal',
    requested === states.length,
  )
  expect(requested).toBe(states.length)
})
