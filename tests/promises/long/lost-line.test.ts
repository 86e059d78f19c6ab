import { beforeAll, test } from 'vitest'
import { checkoutSteps } from '#tests/support/street/checkout-steps.ts'
import { faultsOverLostLine } from '#tests/support/street/lost-line.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { openAccount, sellAtListPrices, studioOf } from '#tests/support/street/street-shopper.ts'
import { designSteps, studioSteps } from '#tests/support/street/upload-steps.ts'

const street = openStreet()
let [client, studio] = [nobody, nobody]

beforeAll(async () => {
  await sellAtListPrices(street)
  client = await openAccount(street, 'Leilani')
  studio = await studioOf(street)
})

test('a line that is lost at any step of a checkout or an upload eats no work and makes nothing twice', async () => {
  const steps = [
    ...checkoutSteps(street, client),
    ...designSteps(street, client, studio),
    ...studioSteps(street, studio),
  ]
  const faults = await faultsOverLostLine(steps)
  const names = steps.map(({ name }) => name).join('; ')
  const figure = `${steps.length} steps (${names}), each without a line, then with its answer lost: ${faults.length} lost anything typed or made anything twice`
  expectNone('P26', steps.length * 2, figure, faults)
})
