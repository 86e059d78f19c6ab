import { randomUUID } from 'node:crypto'
import { type Ask, on, plain, type Scene, soundAsks, type SoundAsk } from './ask.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { requireRequest } from '#server/designs/queries.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

type Order = (of: Person) => Promise<{ id: string }>

/** Orders of which money came, was too much, or goes back. */
export function moneyScenes(testing: TestShop, order: Order) {
  const studio = testing.as(noa)
  const paid = async (of: Person, amount = 660) => {
    const { id: ref } = await order(of)
    const body = { amount, method: 'cheque', seenOpen: 660, allowCredit: true } as const
    const { payable } = await studio.call('POST /api/payables/:ref/payments', { params: { ref }, body })
    return { ref, id: payable.payments[0]?._id ?? '', number: payable.papers[0]?.number ?? '' }
  }
  return {
    paidPayable: async (of: Person) => ({ ref: (await paid(of)).ref }),
    payment: async (of: Person) => {
      const { ref, id } = await paid(of)
      return { ref, id }
    },
    paper: async (of: Person) => ({ number: (await paid(of)).number }),
    refund: async (of: Person) => {
      const { ref } = await paid(of)
      const money = { amount: 60, method: 'cheque', reasonCode: 'damage' } as const
      const body = { ...money, seenOpen: 0, seenRefunded: 0 }
      const { payable } = await studio.call('POST /api/payables/:ref/refunds', { params: { ref }, body })
      return { id: payable.refunds[0]?._id ?? '' }
    },
    cancelledPayable: async (of: Person) => {
      const { ref } = await paid(of)
      const move = { params: { id: ref }, body: { status: 'cancelled' } }
      await studio.call('PUT /api/orders/:id/status', move)
      return { ref }
    },
    statedPayable: async (of: Person) => {
      const params = await order(of)
      await testing.as(of).call('PUT /api/orders/:id/pay', { params, body: { paymentMethod: 'cheque' } })
      await testing.as(of).call('PUT /api/orders/:id/cancel', { params })
      return { ref: params.id }
    },
    credit: async (of: Person) => ({ ref: (await paid(of, 700)).ref, to: (await order(of)).id }),
  }
}

/** What the studio does with statements of its bank, with what makes it possible. */
export function bankAsks(testing: TestShop): SoundAsk[] {
  const studio = testing.as(noa)
  const bring = (statement = statementFile()) =>
    studio.call('POST /api/bank/imports', { body: { statement } })
  const statement = async () => ({ id: (await bring()).import._id })
  const bankAccount = async () => {
    await bring()
    return { id: (await studio.call('GET /api/bank/accounts')).accounts[0]?._id ?? '' }
  }
  const bankLine = async () => {
    await bring()
    return { id: (await studio.call('GET /api/bank/lines')).lines[0]?._id ?? '' }
  }
  const twins = async (): Promise<Ask> => {
    const line = `11/3/2026,INTEREST ${randomUUID()},1.25`
    await bring(statementFile([line]))
    const again = await bring(statementFile([line, `11/4/2026,INTEREST ${randomUUID()},1.25`]))
    const { _id: id, twins: lines } = again.import
    return { params: { id }, body: { line: lines[0]?._id } }
  }
  return soundAsks(
    ['POST /api/bank/accounts', plain(() => ({ name: 'Savings', account: '1001' }))],
    ['PUT /api/bank/accounts/:id', on(bankAccount, { name: 'Checking' })],
    ['POST /api/bank/imports', plain(() => ({ statement: statementFile() }))],
    ['POST /api/bank/imports/:id/twins', twins],
    ['DELETE /api/bank/imports/:id', on(statement)],
    ['PUT /api/bank/lines/:id', on(bankLine, { act: 'setAside', why: 'Interest' })],
  )
}

/** Credits the fee of a paid design of who is asked about to an order of theirs. */
export function creditedFee(testing: TestShop, payable: Scene) {
  return async (owner: Person): Promise<Ask> => {
    const id = await seedRequest(testing, owner, { status: 'completed', paymentStatus: 'paid' })
    const { number } = await requireRequest(testing.shop.db, { id: noa.id, role: 'admin' }, id)
    return { params: await payable(owner), body: { design: number, seenOpen: 660 } }
  }
}
