import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { problems } from '#contract/problems.ts'
import { products } from '#server/db/schema/products.ts'
import { noAnswer } from '#kit/browser/api/call-error.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { complaintsBeside, expectNothingLost, withReason } from '#tests/support/street/failing-calls.ts'
import { seedComments } from '#tests/support/seed/comments.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { openAccount, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let leilani = nobody

beforeAll(async () => {
  leilani = await openAccount(street, 'Leilani')
})

test('a design is looked at, changed once more and approved, whatever fails in between', async () => {
  const id = await reviewed(1)
  const page = await visit()
  await page.route('**/api/design-requests/*', (route) => route.fulfill({ status: 400, json: {} }), {
    times: 1,
  })
  await page.goto(`/custom-design/request/${id}`)
  await page.getByText('Failed to load design request details').waitFor()
  await page.getByRole('link', { name: 'My Custom Design Orders' }).first().waitFor()
  expect(street.complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
  await page.getByRole('button', { name: 'Try Again' }).click()

  const changes = page.getByLabel('What would you like changed?')
  await changes.fill('The table should be round.')
  await expectNothingLost(page, {
    call: /\/revisions$/,
    act: () => page.getByRole('button', { name: 'Request a revision' }).click(),
    says: withReason('Something went wrong'),
    stored: () => changes.inputValue(),
    done: () => page.getByText('Revision request submitted successfully').waitFor(),
  })
  await page.getByRole('button', { name: 'Reject with feedback' }).waitFor()

  await page.getByRole('button', { name: 'Approve design' }).click()
  await expectNothingLost(page, {
    call: /\/status$/,
    act: () => page.getByRole('dialog').getByRole('button', { name: 'Approve design' }).click(),
    says: withReason('Something went wrong while approving the design'),
    stored: () => page.getByRole('heading', { name: 'Approve this design?' }).count(),
    done: () => page.getByText('Design approved successfully').waitFor(),
  })
  await page.getByRole('heading', { name: 'Your design is complete' }).waitFor()
  expect(complaintsBeside(street)).toEqual([])
})

test('a design that is not liked is rejected with words that outlive the session', async () => {
  const page = await visit()
  const path = `/account/design-requests/${await reviewed(2)}`
  const [feedback, words] = [page.getByLabel('Your feedback'), 'Too dark for a home by the sea.']
  await page.goto(path)
  await page.getByRole('button', { name: 'Reject with feedback' }).click()
  await page.getByText('Please tell us what does not work for you').waitFor()
  await feedback.fill(words)
  await page.getByRole('button', { name: 'Reject with feedback' }).click()
  await page.route('**/status', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
  await page.getByRole('button', { name: 'Reject design' }).click()
  await page.waitForURL('**/login?*')

  await page.goto(path)
  await feedback.waitFor()
  await expect.poll(() => feedback.inputValue()).toBe(words)
  await page.getByRole('button', { name: 'Reject with feedback' }).click()
  await page.getByRole('button', { name: 'Reject design' }).click()
  await page.getByText('Feedback received. Your request has been completed.').waitFor()
  await page.getByText(words).first().waitFor()
  expect(complaintsBeside(street)).toEqual([])
})

// Failed to add products to cart: {message or Unknown error}
test('the pieces of a design go into the cart, and what could not come along is named', async () => {
  const { db } = street.shop
  const id = await seedRequest(street, leilani, {
    status: 'completed',
    paymentStatus: 'paid',
    concepts: 1,
  })
  const chair = await seedProduct(db)
  await seedSuggestion(db, id, { productId: chair })
  const page = await visit()
  await page.goto(`/account/design-requests/${id}`)
  const addAll = page.getByRole('button', { name: 'Add All to Cart' })
  await addAll.waitFor()
  await expectNothingLost(page, {
    call: /\/add-to-cart$/,
    act: () => addAll.click(),
    says: {
      silent: 'Failed to add products to cart: Unknown error',
      dropped: `Failed to add products to cart: ${noAnswer.network}`,
    },
    stored: () => addAll.count(),
    done: () => page.getByText('All suggested products added to your cart').first().waitFor(),
  })
  await page.getByRole('link', { name: 'Go to your cart' }).waitFor()

  await db.update(products).set({ state: 'archived' }).where(eq(products.id, chair))
  await addAll.click()
  await page.getByText('No products to add to cart').first().waitFor()
  await page.getByText('Reed chair: no longer sold').waitFor()
  expect(complaintsBeside(street)).toEqual([])
})

test('a point of the plan is commented on by a press or by keys, and the answer stands under it', async () => {
  const id = await reviewed(0)
  const page = await visit()
  await page.goto(`/account/design-requests/${id}`)
  const plan = page.getByRole('region', { name: 'Your floor plan' })
  await plan.scrollIntoViewIfNeeded()
  await plan.getByRole('button', { name: 'Add a comment' }).press('Enter')
  await plan.getByLabel('Your comment').fill('The piano stands here.')
  const { width, height } = (await plan.locator('.plan-sheet').boundingBox())!
  for (const part of [0.25, 0.75]) {
    const position = { x: width * part, y: height / 2 }
    await plan.locator('.plan-sheet').click({ position, force: true })
    await plan.getByText(`${part * 100}% from the left`).waitFor({ state: 'attached' })
  }
  const pad = plan.getByRole('button', { name: /move the pin/ })
  await pad.press('ArrowRight')
  await pad.press('ArrowUp')
  await plan.getByRole('button', { name: 'Send comment' }).press('Enter')
  await plan.getByRole('listitem').getByText('The piano stands here.').waitFor()
  await plan.getByRole('button', { name: /^Comment 1/ }).waitFor()

  await plan.getByRole('button', { name: 'Reply to comment 1' }).click()
  await plan.getByLabel('Your answer to comment 1').fill('A small grand.')
  await plan.getByRole('button', { name: 'Send answer' }).click()
  await plan.getByText('A small grand.').waitFor()
  await plan.getByRole('button', { name: 'Mark as settled (comment 1)' }).click()
  await plan.getByText('Settled', { exact: true }).waitFor()
  await page.getByText(`Design request ${await numberOf(street, id)}`).waitFor()
  expect(complaintsBeside(street)).toEqual([])
})

test('what was said earlier is one press away, and an answer to it is seen at once', async () => {
  const id = await reviewed(0)
  await seedComments(street, leilani, id, { comments: 60 })
  const page = await visit()
  await page.goto(`/account/design-requests/${id}`)
  const comments = page.getByRole('region', { name: 'Comments on Floor plan' })
  const numbers = comments.getByRole('button', { name: /^Show comment \d+ on the drawing$/ })
  await comments.getByRole('button', { name: 'Show earlier comments (10)' }).click()
  await expect.poll(() => numbers.count()).toBe(60)
  expect(await comments.getByRole('button', { name: /^Show earlier/ }).count()).toBe(0)
  await comments.getByRole('button', { name: 'Reply to comment 2', exact: true }).click()
  await comments.getByLabel('Your answer to comment 2').fill('It is still true.')
  await comments.getByRole('button', { name: 'Send answer' }).click()
  await comments.getByText('It is still true.').waitFor()
  expect(complaintsBeside(street)).toEqual([])
})

/** A paid design of Leilani's with two concepts that wait for her answer. */
test('an answer to a design that the studio took back meanwhile is refused in words', async () => {
  const id = await reviewed(2)
  const page = await visit()
  await page.goto(`/account/design-requests/${id}`)
  await page.getByLabel('Your feedback').fill('Too dark for us.')
  await page.getByRole('button', { name: 'Reject with feedback' }).click()
  const status = { params: { id }, body: { status: 'in_progress' } } as const
  await wanted(street, await studioOf(street), 'PUT /api/design-requests/:id/status', status)
  await page.getByRole('dialog').getByRole('button', { name: 'Reject design' }).click()
  await page.getByText('A designer is drawing your concept').waitFor()
  await page.getByRole('alert').getByText(problems.illegal_state.message).waitFor()
  expect(street.complaints.splice(0)).toEqual([expect.stringContaining('status of 409')])
})

function reviewed(revisionCount: number): Promise<string> {
  return seedRequest(street, leilani, {
    status: 'review',
    paymentStatus: 'paid',
    evidence: true,
    concepts: 2,
    revisionCount,
  })
}

async function visit(): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, leilani)
  return page
}
