import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('the picture of a card grows into the picture of its page, but for those who mind motion', async () => {
  const page = await street.visitor()
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const passing = start(change)
      void passing.ready.then(() => {
        const moved = document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
        document.documentElement.dataset.moved = moved.join(' ')
      })
      return passing
    }
  })
  const moved = () => page.evaluate(() => document.documentElement.dataset.moved)
  await page.locator('main article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await expect.poll(moved).toContain('::view-transition-group(piece)')

  await page.evaluate(() => delete document.documentElement.dataset.moved)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor()
  expect(await moved()).toBeUndefined()
  // What changes is as it will be at once, and not a frame later.
  const width = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const widthAs = (style: string) => {
      heading.style.width = style
      return heading.getBoundingClientRect().width
    }
    return [widthAs('100px'), widthAs('50px')]
  })
  expect(width).toEqual([100, 50])
})
