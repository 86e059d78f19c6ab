import { expect, test } from 'vitest'
import { describeKilledSenders } from '#tests/support/processes/killed-sender.ts'

const KILLS = 3
const MAILS = 30

await describeKilledSenders((kill) => {
  test(`in the middle of their work, ${KILLS} times, lose no mail and double at most one a kill`, async () => {
    const toll = await kill({ mails: MAILS, kills: KILLS })
    expect(toll).toMatchObject({ mails: MAILS, lost: 0, strange: 0 })
    expect(toll.doubled).toBeLessThanOrEqual(KILLS)
  }, 120_000)
})
