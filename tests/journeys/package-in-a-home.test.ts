import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressOn, screens } from '#tests/support/street/screens.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
/** On each screen another package. */
const walks = screens.map(([where, screen], at) => [where, screen, ['one', 'two'][at]] as const)

test.each(walks)(
  'the studio places a package in a home, and a shopper sees it there: %s',
  async (_where, screen, bedrooms) => {
    const set = `${bedrooms}-bedroom`
    const name = new RegExp(`^${set} package`, 'i')
    const tap = pressOn(screen)
    const shopper = await street.visitor(screen)
    const link = shopper.getByRole('link', { name: 'See it in a home' })
    const desk = await street.visitor(screen)
    await visitAs(desk, await studioOf(street))
    await desk.goto(`/admin/packages/${set}/edit`)
    await tap(desk.getByRole('link', { name: /sample home/ }))
    const plan = desk.getByRole('application', { name: 'Plan of the home' })
    await plan.waitFor()
    const place = desk.getByRole('button', { name: 'Place the missing pieces' })
    const missing = desk.getByRole('region', { name: 'Not in the home yet' })
    await missing.waitFor()
    await tap(place)
    await missing.waitFor({ state: 'detached' })
    await desk.getByText('All pieces of the package stand in the home.').waitFor()
    const faults = desk.getByText(/stand in the same place|outside the room|A door opens against/)
    await faults.waitFor({ state: 'detached' })
    await tap(desk.getByRole('button', { name: 'Place Shoreline sofa' }))
    await desk
      .getByRole('region', { name: 'In the home, not in the package' })
      .getByText(/Shoreline sofa/)
      .waitFor()
    await desk.getByText('Saved', { exact: true }).waitFor()
    await tap(desk.getByRole('link', { name }))
    await desk
      .getByRole('region', { name: 'In the home, not in the package' })
      .getByText(/Shoreline sofa/)
      .waitFor()

    await shopper.goto(`/designer-packages/${set}`)
    await tap(link)
    await shopper.getByRole('heading', { level: 1, name }).waitFor()
    const pieces = shopper.getByRole('listitem').filter({ has: shopper.getByText('In the package') })
    await pieces.first().waitFor()
    const all = shopper.getByRole('region', { name: /pieces$/ }).getByRole('listitem')
    expect(await pieces.count()).toBe((await all.count()) - 1)
    await tap(shopper.getByRole('link', { name: 'See the whole package' }))
    await link.waitFor()

    await tap(shopper.getByRole('link', { name: 'Designer packages' }).first())
    await tap(shopper.locator(`[data-package="${set}"]`).getByRole('link', { name: 'View Package' }))
    await tap(shopper.getByRole('dialog').getByRole('link', { name: 'See it in a home' }))
    await shopper.getByRole('img', { name: 'Plan of the room' }).waitFor()
    expect(street.complaints).toEqual([])
  },
)
