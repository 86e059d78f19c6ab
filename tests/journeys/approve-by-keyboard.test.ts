import { expect, test } from 'vitest'
import { expectFocusOn, keyboardOf, lookInto } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { publishedConcept, SOFA } from '#tests/support/street/published-concept.ts'
import { openAccount, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()

test('a client walks through a concept, swaps, approves and takes its pieces into the cart, by keyboard alone', async () => {
  const client = await openAccount(street, 'Leilani')
  const id = await publishedConcept(street, await studioOf(street), client)
  const page = await street.visitor()
  const keyboard = keyboardOf(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await visitAs(page, client)
  await page.goto('/account/design-requests')
  await keyboard.follow(page.getByRole('link', { name: /^View/ }), `**/custom-design/request/${id}`)

  await keyboard.press(button('Walk through this concept'))
  await page.getByRole('img', { name: 'Plan of the room' }).waitFor()
  await keyboard.press(button('View in 3D'))
  const room = page.getByRole('application', { name: 'The room in 3D' })
  await room.locator('canvas').waitFor()
  await keyboard.goTo(room)
  await keyboard.key('ArrowRight')
  await keyboard.goTo(button('Show the plan'), 'Shift+Tab')
  await keyboard.key('Enter')

  const swap = button(`Swap ${SOFA} in Natural linen`)
  await lookInto(page, swap)
  await keyboard.key('Enter')
  await keyboard.press(button('Choose Tidal curved sofa'))
  await see(page, `Chosen in place of ${SOFA} in Natural linen`)
  await keyboard.press(button('Take back'))
  await expectFocusOn(swap)
  await keyboard.key('Enter')
  await keyboard.press(button('Indigo linen'))
  await see(page, `Chosen in place of ${SOFA} in Natural linen`)

  await lookInto(page, button('Approve design'), { leaveBy: 'Not yet' })
  await keyboard.key('Enter')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Approve design' }))
  await see(page, 'Design approved successfully')
  await keyboard.arriveAt(`**/custom-design/request/${id}`)

  await keyboard.press(button('Add All to Cart'))
  await see(page, 'All suggested products added to your cart')
  await expectFocusOn(button('Add All to Cart'))
  await keyboard.follow(page.getByRole('link', { name: 'Go to your cart' }), '**/cart')
  await see(page, 'Indigo linen')
  const { cart } = await wanted(street, client, 'GET /api/cart')
  expect(cart.items).toMatchObject([{ product: { name: SOFA }, quantity: 1 }])
  expect(street.complaints).toEqual([])
})
