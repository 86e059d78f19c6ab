import { expect, test } from 'vitest'
import { sceneViewerLink } from './room-button.tsx'

test('Scene Viewer is asked for one file in its true size, with the page to come back to', () => {
  const file = 'https://lanai.example/models/sofa-0a1b2c3d-ar-indigo.glb'
  const page = 'https://lanai.example/product/7?view=3d&finish=indigo'
  const link = sceneViewerLink({ file, title: 'Sofa & more; #1', page })
  const [address = '', intent = ''] = link.split('#Intent;')
  const requested = new URL(address.replace('intent:', 'https:')).searchParams
  expect(Object.fromEntries(requested)).toEqual({
    file,
    title: 'Sofa & more; #1',
    link: page,
    mode: 'ar_preferred',
    resizable: 'false',
    disable_occlusion: 'true',
  })
  expect(intent.split(';')).toEqual([
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end',
    '',
  ])
})
