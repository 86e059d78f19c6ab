import { expect, test } from 'vitest'
import { describeKilledSenders } from '#tests/support/processes/killed-sender.ts'
import { printPromise } from '#tests/support/promise-line.ts'

const KILLS = Number(process.env.PROMISE_KILLS ?? 30)
const MAILS = 10 * KILLS

await describeKilledSenders((kill) => {
  test('P14: lose no mail and double at most one a kill, with its Message-ID', async () => {
    const toll = await kill({ mails: MAILS, kills: KILLS })
    const { mails, lost, doubled, strange, mostOfOneMail } = toll
    const pass = mails === MAILS && lost + strange === 0 && doubled <= KILLS
    const figure = `kill -9 while sending ${mails} mails by SMTP: lost ${lost}, doubled ${doubled} (at most ${KILLS} allowed), each double with the Message-ID of its mail, one mail at most ${mostOfOneMail} times`
    printPromise('P14', KILLS, figure, pass, { engine: 'postgres' })
    expect(toll).toMatchObject({ mails: MAILS, lost: 0, strange: 0 })
    expect(toll.doubled).toBeLessThanOrEqual(KILLS)
  })
})
