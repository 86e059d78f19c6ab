import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { DraftForm } from './draft-form.tsx'

type State = ComponentProps<typeof DraftForm>['state']

const nothing = async () => {}
const form: State['form'] = {
  formState: { errors: {}, submitCount: 0 },
  formError: undefined,
  isDirty: false,
  busy: false,
}

function draw(state: Partial<State> = {}, isExisting = true): string {
  return drawPrivatePage(
    <DraftForm
      state={{ form, percent: undefined, isStale: false, saveOver: nothing, ...state }}
      what="product"
      list="/admin/products"
      isExisting={isExisting}
      onReload={nothing}
    >
      <p>Its fields</p>
    </DraftForm>,
    { path: '/admin/products/new' },
  )
}

test('a form ends with the way back to the list and the button that saves it', () => {
  const html = draw()
  expect(html).toMatch(
    /Its fields.*<a[^>]*href="\/admin\/products"[^>]*>Cancel<\/a>.*>Save changes<\/button>/,
  )
  expect(html).not.toContain('Uploading')
  expect(draw({}, false)).toMatch(/>Add product<\/button>/)
})

test('while it is saved it says how far it is, and its button cannot be pressed again', () => {
  const sending = draw({ form: { ...form, busy: true }, percent: 40 })
  expect(sending).toMatch(/<progress[^>]*value="40"/)
  expect(sending).toMatch(/<button[^>]*aria-disabled="true"[^>]*>.*Saving\.\.\.<\/button>/)
  expect(draw({ form: { ...form, busy: true }, percent: 100 })).toContain('Preparing the images...')
})

test('a save that failed says why on top', () => {
  const failed = { ...form, formState: { errors: {}, submitCount: 1 }, formError: 'Not now' }
  expect(draw({ form: failed })).toMatch(/Not now.*Its fields/)
})

test('what is wrong is said before the order of the fields on the page is known', () => {
  const errors = { name: { message: 'Name is required' }, price: { message: 'Price is required' } }
  const failed = { ...form, formState: { errors, submitCount: 1 } }
  expect(draw({ form: failed })).toMatch(/2 things need your attention.*Name is required.*Price is required/)
})

test('what is wrong with one field is said once', () => {
  const message = 'Please upload a 3D model as a GLB file'
  const failed = {
    ...form,
    formState: { errors: { models: { message } }, submitCount: 1 },
    formError: message,
  }
  const html = draw({ form: failed })
  expect(html.split(message)).toHaveLength(2)
  expect(html).toContain('One thing needs your attention')
})

test('what somebody else saved meanwhile is told instead, with the choice whose version stays', () => {
  const failed = { ...form, formState: { errors: {}, submitCount: 1 }, formError: 'Stale' }
  const html = draw({ form: failed, isStale: true })
  expect(html).toContain('Somebody else saved this product while you were editing it.')
  for (const words of ['Show their version', 'Save mine over it']) expect(html).toContain(words)
  expect(html).not.toContain('Stale')
})
